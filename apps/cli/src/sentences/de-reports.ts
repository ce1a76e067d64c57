/** German by English: what commands report. Labels of figures are the names that JSON has for them. */
export const germanReports: { readonly [english: string]: string } = {
  // replay --verify
  '{file} does not hold: {problem}': '{file} stimmt nicht: {problem}',
  'its seed is not the one that was committed to, so the dice were not fixed before the match.':
    'Ihr Startwert ist nicht der zugesagte, also standen die Würfel vor der Partie nicht fest.',
  'it claims the outcome {claimed}, but its answers lead to {found}.':
    'Sie behauptet den Ausgang {claimed}, aber ihre Antworten führen zu {found}.',
  'Every one of its {count} decisions is legal under these rules.':
    'Jede ihrer {count} Entscheidungen ist nach diesen Regeln erlaubt.',
  'It carries no commitment, so nothing is proven of its seed.':
    'Sie enthält keine Zusage, also ist über ihren Startwert nichts bewiesen.',
  'Its seed is the one that was committed to before the match.':
    'Ihr Startwert ist der, der vor der Partie zugesagt wurde.',
  // simulate
  'A bug in our rules of {game}: {why} Its record: {path}':
    'Ein Fehler in unseren Regeln von {game}: {why} Die Aufzeichnung: {path}',
  '{heroes} heroes ({matches})': '{heroes} Helden ({matches})',
  '{side} {share} ({low} to {high})': '{side} {share} ({low} bis {high})',
  game: 'Spiel',
  mission: 'Einsatz',
  matches: 'Partien',
  decisions: 'Entscheidungen',
  seconds: 'Sekunden',
  decisionsPerSecond: 'Entscheidungen/s',
  wins: 'Siege',
  won: 'gewonnen',
  draw: 'unentschieden',
  hash: 'Prüfsumme',
  errors: 'Fehler',
  records: 'Aufzeichnungen',
  // selfcheck
  failures: 'Fehlschläge',
  prompts: 'Fragen',
  midStepPrompts: 'Fragen mitten im Schritt',
  fork: 'Verzweigen',
  undo: 'Zurücknehmen',
  restoreFromRecord: 'aus der Aufzeichnung',
  restoreFromCheckpoint: 'aus dem Zwischenstand',
  anyOrder: 'in jeder Reihenfolge',
  viewLeak: 'Sicht verrät nichts',
  sampleFromViewOnly: 'Probe nur nach Sicht',
  logLeak: 'Verlauf verrät nichts',
  undoLeak: 'Rückweg verrät nichts',
  playedOnFromSample: 'aus Proben gespielt',
  conservation: 'nichts verloren',
  offeredAccepted: 'Angebotenes gilt',
  notOfferedRefused: 'anderes abgelehnt',
  toldApart: 'auseinanderzuhalten',
  offeredOnce: 'einmal angeboten',
  'Match {match}, decision {n}, {check}: {why} Its record: {record}':
    'Partie {match}, Entscheidung {n}, {check}: {why} Die Aufzeichnung: {record}',
  'Played fewer than {times} times: {cards}.': 'Seltener als {times}-mal gespielt: {cards}.',
  'Of {written} cards the least played:': 'Von {written} Karten am seltensten gespielt:',
  // cards
  of: 'von',
  test: 'Test',
  tests: 'Tests',
  // golden
  "{game}, rules '{rules}': {same} of {all} golden matches fold as they did.":
    '{game}, Regeln {rules}: {same} von {all} goldenen Partien kommen zum selben Zustand wie immer.',
  "{game}, rules '{rules}': {all} golden matches, {anew} of them played anew.":
    '{game}, Regeln {rules}: {all} goldene Partien, davon {anew} neu gespielt.',
  "Nothing was written for {game}: matches recorded under rules '{rules}' fold to other states now. If no rule was to change, this is a bug; else raise rulesVersion in games/{game}/index.ts, say in CHANGELOG.md what changes for players, and run this again.":
    'Für {game} wurde nichts geschrieben: Partien, die nach Regeln {rules} aufgezeichnet wurden, kommen jetzt zu anderen Zuständen. Sollte sich keine Regel ändern, ist das ein Fehler; sonst erhöhe rulesVersion in games/{game}/index.ts, schreibe in CHANGELOG.md, was sich für Spieler ändert, und rufe dies noch einmal auf.',
  'Nothing was written for {game}: states stored under schema {schema} would mean something else. Give back the old numbers and put what is new last; or raise schema in games/{game}/index.ts, add a migration that says what has become of the old numbers, and run this again.':
    'Für {game} wurde nichts geschrieben: Zustände, die unter schema {schema} gespeichert sind, hätten eine andere Bedeutung. Gib die alten Nummern zurück und setze Neues ans Ende; oder erhöhe schema in games/{game}/index.ts, füge eine Migration hinzu, die sagt, was aus den alten Nummern geworden ist, und rufe dies noch einmal auf.',
  // bench
  'This checkout beside {against}{quick}; above 1, this one is faster.':
    'Dieser Stand neben {against}{quick}; über 1 ist dieser schneller.',
  ', quick run': ', schneller Lauf',
  'half of {rounds} rounds {half}, all {all}': 'die Hälfte von {rounds} Runden {half}, alle {all}',
  'random play': 'Zufallspartien',
  'whole matches': 'ganze Partien',
  'random play beside boardgame.io': 'Zufallspartien neben boardgame.io',
  'decisions/s': 'Entscheidungen/s',
  'matches/s': 'Partien/s',
  'fork at any prompt': 'Verzweigen an jeder Frage',
  forks: 'Verzweigungen',
  mean: 'Mittel',
  largest: 'größte',
  'greedy bots': 'gierige Bots',
  'finished match from its record': 'beendete Partie aus ihrer Aufzeichnung',
  'stored record': 'gespeicherte Aufzeichnung',
  bytes: 'Bytes',
  selfcheck: 'Selbstprüfung',
  online: 'online',
  'answer to both views': 'Antwort bis zu beiden Sichten',
  '{n} matches of all games': '{n} Partien aller Spiele',
  SQLite: 'SQLite',
  PostgreSQL: 'PostgreSQL',
  p50: 'p50',
  'server to server at {n} tables': 'von Server zu Server bei {n} Tischen',
  'beside a hostile guest': 'neben einem feindlichen Gast',
  'p99 against before': 'p99 gegen vorher',
  'hostile frames': 'feindliche Nachrichten',
  'not answered': 'nicht beantwortet',
  'growth of memory': 'Zuwachs an Speicher',
  frames: 'Nachrichten',
  'answers lost by kills': 'durch Töten verlorene Antworten',
  answers: 'Antworten',
  'opening after {n} decisions': 'Öffnen nach {n} Entscheidungen',
  'coming again after {n} decisions': 'Wiederkommen nach {n} Entscheidungen',
  median: 'Median',
  'taking back after {n} decisions': 'Zurücknehmen nach {n} Entscheidungen',
  'maneuver among {n} ships and 6 obstacles': 'Manöver zwischen {n} Schiffen und 6 Hindernissen',
  'maneuvers/s': 'Manöver/s',
  'line of sight among {n} figures': 'Sichtlinien zwischen {n} Figuren',
  'lines/s': 'Linien/s',
  'all reachable spaces of a figure': 'alle erreichbaren Felder einer Figur',
  'figures/s': 'Figuren/s',
  'at least': 'mindestens',
  'at most': 'höchstens',
  // map
  'There is no scenario "{scenario}". {meant}Scenarios: {ids}.':
    'Es gibt kein Szenario „{scenario}“. {meant}Szenarien: {ids}.',
  // scenario: warum eines nicht stimmt
  'given: from this position on nobody is ever asked anything; it goes round at {step}':
    'given: Aus dieser Stellung wird nie jemand etwas gefragt; es dreht sich im Kreis bei {step}',
  'game: this is a scenario of {theirs}, not of {ours}':
    'game: Dies ist ein Szenario von {theirs}, nicht von {ours}',
  'rules: there is no rule {id}': 'rules: Es gibt keine Regel {id}',
  'script: there is no stream {name}; streams are {streams}':
    'script: Es gibt keinen Zufallsstrom {name}; es gibt {streams}',
  '{where}: {word} is not understood; words are {words}':
    '{where}: {word} bedeutet hier nichts; Wörter sind {words}',
  '{where}: seat is missing; {asked}': '{where}: seat fehlt; {asked}',
  '{where}: there is no seat {seat}; seats are {seats}':
    '{where}: Es gibt keinen Platz {seat}; Plätze sind {seats}',
  '{where}: {seat} is not asked; {asked}': '{where}: {seat} ist nicht gefragt; {asked}',
  '{where}: expected the question {question}, but {asked}':
    '{where}: Erwartet war die Frage {question}, aber {asked}',
  '{where}: refused, {refused} ({rule})': '{where}: abgelehnt, {refused} ({rule})',
  'no rule': 'keine Regel',
  '{where}: {option} is not offered; offered: {offered}':
    '{where}: {option} wird nicht angeboten; angeboten: {offered}',
  '{where}: {option} is offered': '{where}: {option} wird angeboten',
  '{where}: {option} is offered too': '{where}: Auch {option} wird angeboten',
  '{where}: {question} is answered with {word}, not with {given}':
    '{where}: {question} wird mit {word} beantwortet, nicht mit {given}',
  '{where}: {question} takes one choice, not {count}':
    '{where}: {question} verlangt eine Wahl, nicht {count}',
  '{where}: there is no {path}; {nearest}': '{where}: {path} gibt es nicht; {nearest}',
  '{where}: {path} is {found}, not {expected}': '{where}: {path} ist {found}, nicht {expected}',
  'the match is over': 'die Partie ist zu Ende',
  'asked: {who}': 'gefragt: {who}',
  '{place} is {value}': '{place} ist {value}',
  'there are {names}': 'es gibt {names}',
  '{place} has {names}': '{place} hat {names}',
  '{game}: “{title}” {parting}.': '{game}: „{title}“ {parting}.',
  '{game}: {what}.': '{game}: {what}.',
  'line {line} is no golden match': 'Zeile {line} ist keine festgehaltene Partie',
  "is of rules '{theirs}', and these are rules '{ours}'":
    'gehört zu Regelstand {theirs}, und dies ist Regelstand {ours}',
  'can’t begin: {why}': 'kann nicht beginnen: {why}',
  'is refused at decision {n} of {of}: {why}': 'wird bei Entscheidung {n} von {of} abgelehnt: {why}',
  'comes to another state between decisions {from} and {to} of {of}':
    'kommt zwischen Entscheidung {from} und {to} von {of} zu einem anderen Zustand',
  'breaks the rules at decision {n}: {why}': 'bricht bei Entscheidung {n} die Regeln: {why}',
  'number {number} of the {list} was “{before}” and is “{now}”':
    'Nummer {number} in „{list}“ war „{before}“ und ist „{now}“',
  'number {number} of the {list} was “{before}” and is gone':
    'Nummer {number} in „{list}“ war „{before}“ und fehlt',
  '“{word}” is no longer among the {list}': '„{word}“ kommt in „{list}“ nicht mehr vor',
  '{checkout}: {why}': '{checkout}: {why}',
  'its {game} refuses the options that this checkout measures with ({why})':
    'Sein {game} lehnt die Optionen ab, mit denen hier gemessen wird ({why})',
  'games/{id} has no game {id} among what it exports': 'games/{id} exportiert kein Spiel {id}',
  'its process ended': 'Sein Prozess ist zu Ende gegangen',
  'there is no {folder}/package.json': '{folder}/package.json gibt es dort nicht',
  '{folder}/package.json names no entry': '{folder}/package.json nennt keinen Einstieg',
  'its packages/kernel has no Match to play with':
    'Sein packages/kernel hat kein Match, mit dem gespielt werden könnte',
  '{folder} can’t be loaded; is it set up (npm ci)? {why}':
    '{folder} lässt sich nicht laden; ist es eingerichtet (npm ci)? {why}',
}
