# Rules at hand: the referee's page and the phone's third part.

rules = Regole
rules-search = Cerca regole
rules-found = { $count ->
    [0] Nessuna regola trovata
    [one] 1 regola trovata
   *[other] { $count } regole trovate
 }
rules-more = { $count ->
    [one] Un’altra: scrivi ancora una parola.
   *[other] Altre { $count }: scrivi ancora una parola.
 }
rules-none = Nessuna regola ha queste parole.
rules-back = Indietro
rules-option = Questo tavolo
rules-related = Vedi anche
rules-group-setup = Preparazione
rules-group-turn = Turno
rules-group-check = Skill Check
rules-group-jump = Salto
rules-group-loyalty = Lealtà
rules-group-combat = Combattimento
rules-group-titles = Titoli e limiti
rules-group-secrecy = Segretezza
rules-group-end = Fine della partita
rules-group-reminders = Spesso dimenticate
rules-group-editions = Dove i regolamenti differiscono
rules-group-settled = Questioni risolte
rulebook-pages = Nel regolamento
rulebooks-differ = I regolamenti differiscono
edition-en = Inglese, pagina
edition-de = Tedesco, pagina
edition-es = Spagnolo, pagina
edition-it = Italiano, pagina
edition-pl = Polacco, pagina
