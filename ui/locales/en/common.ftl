# Words that several pages share.

close = Close
dial-value = { $name }: { $value } of { $maximum }
dial-value-red = { $name }: { $value } of { $maximum }, in the red
dial-correct = { $spoken }. Correct it
dial-less = { $name } minus 1
dial-more = { $name } plus 1
