# What the rules say to the whole table, or to the referee. Phones have it with what no turn waits for: until then they
# say less (src/lib/table/log.ts), or nothing.

## Reminders that are no player's own: one line of at most 80 characters

reminder-rem-9 = 6 lub mniej kosztuje populację z pola znacznika floty
reminder-rem-12 = Odkryjcie karty razem; nikt nie mówi, które były jego
reminder-rem-13 = Stan wyjątkowy nigdy nie obniża progu częściowego sukcesu
reminder-rem-14 = Talia Przeznaczenia pusta: zróbcie nową, po 2 każdego rodzaju
reminder-rem-14-app = Talia Przeznaczenia pusta: nowa ma po 2 każdego rodzaju
reminder-rem-16 = Kto dostaje Sympatyka, od razu go pokazuje
reminder-rem-17 = Uśpieni agenci: każdy 1 kartę Lojalności, ujawnieni też; ukryta Boomer 2
reminder-rem-20 = Żadna zdolność nie działa na Superkryzys ani jego test
reminder-rem-21-raiders = Nie ma raiderów: każdy basestar wysyła 2
reminder-rem-21-heavy-raiders = Nie ma ciężkich raiderów: każdy basestar wysyła 1
reminder-rem-21-nothing = Nie ma statków do aktywowania
reminder-rem-21-beyond = Nie ma statków do aktywowania: 1 trafia na planszę Floty Cylonów, potem Pościg +1
reminder-rem-22 = Centuriony na pokładzie też się posuwają, każdy o 1 pole
reminder-rem-23 = Statki Cylonów działają jak zwykle, kto by ich nie aktywował
reminder-rem-24 = Skok zostawia wszystkie statki; centuriony zostają na pokładzie
reminder-rem-24-pursued = Skok odsyła statki Cylonów na planszę Floty Cylonów; statki cywilne i centuriony zostają
reminder-rem-25 = Następny skok jest ostatni: ludzie wygrywają, gdy wszystko ponad 0
reminder-rem-26 = Koniec tury: każdy ma najwyżej kart umiejętności: { $cards }
reminder-rem-26-quorum = Koniec tury: każdy ma najwyżej kart umiejętności: { $cards }, a Prezydent kart Kworum: { $quorum }
reminder-rem-27 = Zasób na 0: na koniec tury wygrywają Cyloni
reminder-rem-40 = Broń nuklearna: liczy się tabela z instrukcji, nie karta pozycji

## Turning points

announced-sleeper-phase = Faza uśpionych agentów
distance-last = jeszcze jeden skok

## Corrections, in the log

log-corrected-resource = { $resource }, korekta: { $from } → { $to } ({ $reason })
log-corrected-title = { $title }, korekta: { $player } ({ $reason })
log-corrected-active-player = Aktywny gracz, korekta: { $player } ({ $reason })
log-corrected-turn-number = Tura, korekta: { $number } ({ $reason })
log-corrected-turn-step = Faza, korekta: { $step } ({ $reason })
log-corrected-seat-order = Kolejność przy stole, korekta: { $players } ({ $reason })
log-corrected-held = { $kind } ({ $player }), korekta: { $from } → { $to } ({ $reason })
log-corrected-hand = Karty na ręce ({ $player }), korekta: { $from } → { $to } ({ $reason })
log-corrected-pile = { $pile }, korekta: { $from } → { $to } ({ $reason })
log-corrected-nukes = Broń nuklearna, korekta: { $from } → { $to } ({ $reason })
log-corrected-fleet = Przygotowanie do skoku, korekta: pole { $to } ({ $reason })
log-corrected-pursuit = Pościg, korekta: pole { $to } ({ $reason })
log-corrected-forces = Siły okupacyjne, pole { $space }, korekta: { $from } → { $to } ({ $reason })
log-corrected-stacks = Statki cywilne na Nowej Caprice, korekta: zablokowane { $locked }, gotowe { $prepared } ({ $reason })
log-corrected-back = Korekta: Galactica wróciła ({ $reason })
log-corrected-not-back = Korekta: Galactica nie wróciła ({ $reason })
log-corrected-out = Korekta: { $player } odpada z gry ({ $reason })
log-corrected-in = Korekta: { $player } gra dalej ({ $reason })
log-corrected-distance = Dystans, korekta: { $from } → { $to } ({ $reason })
log-corrected-centurions = Centuriony na polu { $space }, korekta: { $from } → { $to } ({ $reason })
log-corrected-ships = { $ship }, { $area }, korekta: { $from } → { $to } ({ $reason })
log-corrected-basestars = Basestary, { $area }, korekta: { $to }, żetony uszkodzeń: { $damage } ({ $reason })
log-corrected-civilian-ships = Statki cywilne, { $area }, korekta: { $from } → { $to } ({ $reason })
log-corrected-civilian-ship-at = Statek cywilny, korekta: { $area } ({ $reason })
log-corrected-destroyed-civilian-ships = Stracone statki cywilne, korekta: { $to } ({ $reason })
log-corrected-damaged-vipers = Uszkodzone vipery, korekta: { $from } → { $to } ({ $reason })
log-corrected-destroyed-vipers = Stracone vipery, korekta: { $from } → { $to } ({ $reason })
log-corrected-damaged-kind = { $kind }, uszkodzone, korekta: { $from } → { $to } ({ $reason })
log-corrected-destroyed-kind = { $kind }, stracone, korekta: { $from } → { $to } ({ $reason })
log-corrected-assault-raptors = Zbudowane raptory szturmowe, korekta: { $from } → { $to } ({ $reason })
log-corrected-destroyed-raptors = Stracone raptory, korekta: { $from } → { $to } ({ $reason })
log-corrected-card-in = { $card }, korekta: w grze ({ $reason })
log-corrected-card-with = { $card }, korekta: w grze, { $player } ({ $reason })
log-corrected-card-out = { $card }, korekta: nie w grze ({ $reason })
log-corrected-location-damaged = { $location }, korekta: uszkodzenie ({ $reason })
log-corrected-location-repaired = { $location }, korekta: bez uszkodzenia ({ $reason })
log-corrected-miracles = Żetony cudu ({ $player }), korekta: { $tokens } ({ $reason })
log-corrected-infiltrating = { $player }, korekta: infiltracja ({ $reason })
log-corrected-not-infiltrating = { $player }, korekta: po stronie Cylonów ({ $reason })
log-corrected-spent-damage = Żeton uszkodzenia, { $resource }, korekta: poza grą ({ $reason })
log-corrected-unspent-damage = Żeton uszkodzenia, { $resource }, korekta: w puli ({ $reason })
log-corrected-place = { $player }, korekta: { $location } ({ $reason })
log-corrected-place-viper = { $player }, korekta: w viperze, { $area } ({ $reason })
log-corrected-place-off-board = { $player }, korekta: obok planszy ({ $reason })
log-corrected-character = Postać ({ $player }), korekta: { $character } ({ $reason })
log-corrected-revealed-cylon = { $player }, korekta: ujawniony Cylon ({ $reason })
log-corrected-not-revealed-cylon = { $player }, korekta: nie jest ujawnionym Cylonem ({ $reason })
log-corrected-loyalty-cards = Karty Lojalności ({ $player }), korekta: { $from } → { $to } ({ $reason })
log-corrected-loyalty-deck = Talia Lojalności, korekta: { $from } → { $to } ({ $reason })
log-insisted = Mimo to zapisano: { $what }

## Why, and what cannot be on a board

reason-forgotten = przeoczenie
reason-misread = zły odczyt
reason-wrong-button = zły przycisk
reason-agreed = tak ustalił stół
reason-position = rozkładanie planszy
reason-other = { $text }
impossible-too-many = { $piece }: { $count }, w pudełku jest { $most }
impossible-too-many-of-kind = Zniszczone statki cywilne ({ $kind }): { $count }, w pudełku jest { $most }
impossible-too-many-cards = { $pile }, kart: { $count }, w pudełku jest { $most }
impossible-too-many-skill-cards = Kart umiejętności na rękach: { $count }, w pudełku jest { $most }
impossible-too-many-loyalty-cards = Kart Lojalności: { $count }, w pudełku jest { $most }
impossible-token-twice = Leży w dwóch miejscach, a jest jeden: { $token }
impossible-destroyed-basestar = Basestar z tyloma trafieniami jest zniszczony, a stoi tu: { $area }
impossible-not-damageable = { $location }: uszkodzenie, a nie ma takiego żetonu
impossible-no-token = Nie ma żetonu uszkodzenia: { $resource }
impossible-off-jump-track = Flota stoi na polu { $space }, a tor ma ich { $most }
impossible-too-far = Dystans { $count }, najwięcej to { $most }
impossible-off-boarding-track = Centurion stoi na polu { $space }, za końcem toru
impossible-cannot-fly = { $player } pilotuje vipera bez żetonu pilota
impossible-nobody-there = { $player } stoi na planszy bez postaci
impossible-off-board = { $player } stoi obok planszy; tak zaczyna tylko Helo
impossible-character-twice = Gra nią dwóch graczy: { $character }
impossible-cylon-among-humans = { $player }: ujawniony Cylon, nie na obszarze Cylonów
impossible-human-among-cylons = { $player }: na obszarze Cylonów, nie jest ujawnionym Cylonem
impossible-cylon-with-title = { $player }: Cylon z pozycją { $title }
impossible-too-many-mutiny-cards = { $player }, kart Buntu: { $count }; limit: { $most }
impossible-aboard-lost = { $player }: na pokładzie zniszczonego okrętu { $ship }
impossible-handle-twice = Dwa statki cywilne to ten sam: { $handle }

# Only the referee puts a check right.
option-difficulty = Trudność z karty { $by }
option-type-counts = { $skill } pasuje
option-type-against = { $skill } nie pasuje
option-recount = Policz karty jeszcze raz

log-corrected-earth = Ziemia, korekta: misje, Zbuntowany basestar, centrum ({ $reason })
log-corrected-ionian = Mgławica Jońska, korekta: Sojusznicy, żetony traumy ({ $reason })
