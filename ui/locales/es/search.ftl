# Rules at hand: the referee's page and the phone's third part.

rules = Reglas
rules-search = Buscar reglas
rules-found = { $count ->
    [0] Ninguna regla encontrada
    [one] 1 regla encontrada
   *[other] { $count } reglas encontradas
 }
rules-more = { $count ->
    [one] 1 más: escribe otra palabra.
   *[other] { $count } más: escribe otra palabra.
 }
rules-none = Ninguna regla tiene esas palabras.
rules-back = Volver
rules-option = Esta mesa
rules-related = Ver también
rules-group-setup = Preparación
rules-group-turn = Turno
rules-group-check = Pruebas de Habilidad
rules-group-jump = Salto
rules-group-loyalty = Lealtad
rules-group-combat = Combate
rules-group-titles = Cargos y límites
rules-group-secrecy = Secretismo
rules-group-end = Final de la partida
rules-group-reminders = Se olvida a menudo
rules-group-editions = Donde difieren los reglamentos
rules-group-settled = Cuestiones resueltas
rulebook-pages = En el reglamento
rulebooks-differ = Los reglamentos difieren
edition-en = Inglés, página
edition-de = Alemán, página
edition-es = Español, página
edition-it = Italiano, página
edition-pl = Polaco, página
