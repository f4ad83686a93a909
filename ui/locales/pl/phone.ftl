# The phone's page until its seat shows. What stands on the seat's own screen is in seat.ftl.

incomplete-title = Brakuje części tej strony
incomplete-text = Zostań w Wi-Fi stołu i spróbuj jeszcze raz. Miejsce jest dalej twoje.
incomplete-again = Spróbuj znów

connecting-seat = Szukam twojego miejsca. Zostań w Wi-Fi stołu.
connecting-stuck = Stół nie odpowiada. Czy ten telefon jest w jego Wi-Fi? Jeśli tak, poproś sędziego o nowy kod i zeskanuj go.
reconnecting = Połączenie zerwane. Wracam…
reconnecting-stuck = Połączenie zerwane, a stół nie odpowiada. Czy ten telefon jest w jego Wi-Fi? Jeśli tak, stół może mieć nowy adres: poproś sędziego o nowy kod i zeskanuj go.
answer-kept = Twoja odpowiedź jest zapisana i wtedy pójdzie.
keeps-nothing = Ta przeglądarka nic nie zapisuje. Zostaw stronę otwartą: po odświeżeniu wrócisz tylko z nowym kodem od sędziego.

back-to-seat = Wróć na swoje miejsce

## Several tabs

elsewhere-title = Otwarte w innej karcie przeglądarki
elsewhere-text = Twoje miejsce ma najnowsza karta tej przeglądarki.
elsewhere-here = Użyj tutaj

## Comparing

compare-title = Porównaj obrazki
compare-text = Pokaż to sędziemu. Oba ekrany muszą mieć te same sześć obrazków, w tej samej kolejności.
compare-wait = Wejdziesz, gdy sędzia dotknie „Takie same”.

## When the table does not let the phone in

reload = Odśwież
reload-title = Ta strona jest nieaktualna
reload-text = Stół ma inną wersję Dradisa. Odśwież stronę; miejsce jest dalej twoje.

game-left = Sędzia wyszedł z tej gry
game-ended-here = Ta gra się skończyła
game-left-scan = Jeśli grasz w nową, zeskanuj jej kod z ekranu sędziego. Ten telefon zajmie wtedy twoje nowe miejsce.
next-taken = To miejsce właśnie zajęto. Wybierz inne albo zapytaj sędziego.
refused-title-no-code = Jeszcze bez miejsca
refused-text-no-code = Poproś sędziego, żeby pokazał twój kod, i zeskanuj go aparatem tego telefonu.
refused-title-malformed-code = Ten adres jest niepełny
refused-text-malformed-code = Brakuje części kodu. Zeskanuj go jeszcze raz, prosto z ekranu sędziego.
refused-title-unknown-code = Ten kod już nie działa
refused-text-unknown-code = Wycofano go albo Dradis ruszył od nowa. Poproś sędziego o nowy kod.
refused-title-used-code = Ten kod jest już zużyty
refused-text-used-code = Kod działa raz, a niektóre aparaty otwierają go przed tobą. Poproś sędziego o nowy.
refused-title-expired-code = Ten kod wygasł
refused-text-expired-code = Kod działa dwie minuty. Poproś sędziego o nowy.
refused-title-handshake-failed = Kod nie pasuje
refused-text-handshake-failed = Stół nie odczytał tego telefonu. Poproś sędziego o nowy kod i zeskanuj go.
refused-title-seat-in-use = Twoje miejsce jest otwarte na innym telefonie
refused-text-seat-in-use = Zamknij tam stronę, a wejdzie ten. Jeśli tamten telefon nie jest twój, powiedz sędziemu.
refused-title-contested = Dwa telefony chcą tego miejsca
refused-text-contested = Decyduje sędzia. Podnieś ten telefon i powiedz, że jest twój.
refused-title-different = Obrazki były różne
refused-text-different = Ktoś może być pośrodku. Wejdź do Wi-Fi stołu i poproś o nowy kod.
refused-title-revoked = Sędzia zabrał to miejsce
refused-text-revoked = Poproś o nowy kod, żeby grać dalej na tym telefonie.
refused-title-seat-returned = Wrócił właściwy telefon tego miejsca
refused-text-seat-returned = Zachowuje miejsce. Żeby grać na tym, poproś sędziego o nowy kod.
refused-title-replaced = To miejsce ma teraz inny telefon
refused-text-replaced = Jeśli nie jest twój, od razu powiedz sędziemu. Ma już ostrzeżenie.
