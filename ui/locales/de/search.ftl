# Rules at hand: the referee's page and the phone's third part.

rules = Regeln
rules-search = Regeln suchen
rules-found = { $count ->
    [0] Keine Regel gefunden
    [one] 1 Regel gefunden
   *[other] { $count } Regeln gefunden
 }
rules-more = { $count ->
    [one] 1 weitere: Tippe noch ein Wort ein.
   *[other] { $count } weitere: Tippe noch ein Wort ein.
 }
rules-none = Keine Regel hat diese Wörter.
rules-back = Zurück
rules-option = Dieser Tisch
rules-related = Siehe auch
rules-group-setup = Vorbereitung
rules-group-turn = Zug
rules-group-check = Fertigkeits-Checks
rules-group-jump = Sprung
rules-group-loyalty = Loyalität
rules-group-combat = Kampf
rules-group-titles = Titel und Limits
rules-group-secrecy = Geheimhaltung
rules-group-end = Ende der Partie
rules-group-reminders = Oft vergessen
rules-group-editions = Wo Regelhefte abweichen
rules-group-settled = Geklärte Fragen
rulebook-pages = Im Regelheft
rulebooks-differ = Die Regelhefte weichen ab
edition-en = Englisch, Seite
edition-de = Deutsch, Seite
edition-es = Spanisch, Seite
edition-it = Italienisch, Seite
edition-pl = Polnisch, Seite
