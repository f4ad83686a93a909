# Rules at hand: the referee's page and the phone's third part.

rules = Rules
rules-search = Search rules
rules-found = { $count ->
    [0] No rules found
    [one] 1 rule found
   *[other] { $count } rules found
 }
rules-more = { $count ->
    [one] 1 more: type another word.
   *[other] { $count } more: type another word.
 }
rules-none = No rule has these words.
rules-back = Back
rules-option = This table
rules-related = See also
rules-group-setup = Setup
rules-group-turn = Turn
rules-group-check = Skill checks
rules-group-jump = Jump
rules-group-loyalty = Loyalty
rules-group-combat = Combat
rules-group-titles = Titles and limits
rules-group-secrecy = Secrecy
rules-group-end = End of the game
rules-group-reminders = Often forgotten
rules-group-editions = Where rulebooks differ
rules-group-settled = Settled questions
rulebook-pages = In the rulebook
rulebooks-differ = The rulebooks differ
edition-en = English, page
edition-de = German, page
edition-es = Spanish, page
edition-it = Italian, page
edition-pl = Polish, page
