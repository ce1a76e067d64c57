import { germanReports } from './de-reports.ts'

/** German by English. Help keeps to lines of about 115 signs, as the English does. */
export const german: { readonly [english: string]: string } = {
  ...germanReports,
  // Was commander sagt.
  'Usage:': 'Aufruf:',
  'Arguments:': 'Angaben:',
  'Options:': 'Optionen:',
  'Commands:': 'Befehle:',
  'Options for attacks:': 'Optionen für Angriffe:',
  'Options for Destiny:': 'Optionen für Destiny:',
  'Options for X-Wing:': 'Optionen für X-Wing:',
  'Options for Imperial Assault:': 'Optionen für Imperial Assault:',
  '[options]': '[Optionen]',
  '[command]': '[Befehl]',
  'default: {value}': 'sonst: {value}',
  'display help for command': 'zeigt diese Hilfe',
  'output the version number': 'nennt die Version',
  'Unknown option “{what}”. {meant}': 'Die Option „{what}“ gibt es nicht. {meant}',
  'Unknown command “{what}”. {meant}': 'Den Befehl „{what}“ gibt es nicht. {meant}',
  'Did you mean {what}?': 'Meinst du {what}?',

  // Fehler.
  'Did you mean "{close}"? ': 'Meinst du „{close}“? ',
  'Known games: {ids}.': 'Spiele: {ids}.',
  'Known game: {ids}.': 'Einziges Spiel: {ids}.',
  'Say which game: --game <game>. {known}': 'Nenne ein Spiel: --game <Spiel>. {known}',
  'There is no game "{id}". {meant}{known}': 'Es gibt kein Spiel „{id}“. {meant}{known}',
  'There is no command "{name}". {meant}{all}': 'Es gibt keinen Befehl „{name}“. {meant}{all}',
  '{name} has none.': '{name} hat keine.',
  'Commands: {known}.': 'Befehle: {known}.',
  'There is no file {path}.': 'Es gibt keine Datei {path}.',
  '{path} is a folder, and a file is needed.': '{path} ist ein Ordner, und es muss eine Datei sein.',
  'The file {path} can’t be read: {why}.': 'Die Datei {path} kann nicht gelesen werden: {why}.',
  '{path} is not JSON: {why}.': '{path} ist kein JSON: {why}.',
  'The folder {path} holds no scenario (*.json).': 'Im Ordner {path} ist kein Szenario (*.json).',
  'It must be a whole number from 1 up.': 'Es muss eine ganze Zahl ab 1 sein.',
  'It must be a whole number from 0 up.': 'Es muss eine ganze Zahl ab 0 sein.',
  'It must be a whole number from 1 to {most}.{more}': 'Es muss eine ganze Zahl von 1 bis {most} sein.{more}',
  ' For more, let several seeds play.': ' Für mehr nimm mehrere Startwerte.',
  'It must be a whole number from 0 to {most}.': 'Es muss eine ganze Zahl von 0 bis {most} sein.',
  'It must be attacker or defender.': 'Es muss attacker oder defender sein.',
  'It must be Direct Hits and cards of the deck, for example 5/33.':
    'Es müssen die Volltreffer und die Karten des Stapels sein, zum Beispiel 5/33.',
  'It must be de or en.': 'Es muss de oder en sein.',
  '{meant}It must be one of {known}.': '{meant}Es muss eines davon sein: {known}.',
  'It must be JSON, for example \'{"bases":4}\'.': 'Es muss JSON sein, zum Beispiel \'{"bases":4}\'.',
  'It must be a JSON object, for example \'{"bases":4}\'.':
    'Es muss ein JSON-Objekt sein, zum Beispiel \'{"bases":4}\'.',
  '--bots names {count} bots, but {game} has {seats} seats ({names}): name one for each,{each} or one for all.':
    '--bots nennt {count} Bots, aber {game} hat {seats} Plätze ({names}): Nenne für jeden einen,{each} oder einen für alle.',
  ' one for each side ({sides}),': ' für jede Seite einen ({sides}),',
  'There is no seat "{name}". {meant}Seats of {game}: {seats}.':
    'Es gibt keinen Platz „{name}“. {meant}Plätze von {game}: {seats}.',
  '--at {n}: this record goes from decision {first} to {last}.':
    '--at {n}: Diese Aufzeichnung geht von Entscheidung {first} bis {last}.',
  '--heroes goes with --mission <id>.': '--heroes gehört zu --mission <Id>.',
  '--mission and --options both say what is played: leave one of them out.':
    '--mission und --options sagen beide, was gespielt wird: Lass eines davon weg.',
  '--mission: {game} has no missions.': '--mission: {game} hat keine Einsätze.',
  'There is no mission "{mission}". {meant}Missions: {ids}.':
    'Es gibt keinen Einsatz „{mission}“. {meant}Einsätze: {ids}.',
  'There is no mission "{given}". {meant}Maps: {maps}; or name a file.':
    'Es gibt keinen Einsatz „{given}“. {meant}Karten: {maps}; oder nenne eine Datei.',
  '--heroes {wanted}: a mission is played by {fewest} to {most} heroes.':
    '--heroes {wanted}: Einen Einsatz spielen {fewest} bis {most} Helden.',
  '{game} has no rule "{query}". {meant}Look for words instead: dejarik rules --game {game} <words>.':
    '{game} hat keine Regel „{query}“. {meant}Suche stattdessen nach Wörtern: dejarik rules --game {game} <Wörter>.',
  'No rule of {game} mentions "{query}".': 'In keiner Regel von {game} steht „{query}“.',
  '{one} and {other}': '{one} und {other}',
  'Games with odds: {ids}.': 'Spiele mit Chancen: {ids}.',
  'There are no odds for "{game}". {meant}{known}': 'Für „{game}“ gibt es keine Chancen. {meant}{known}',
  '{option} is for {games}, and has no meaning in {game}.':
    '{option} gibt es bei {games}; bei {game} bedeutet es nichts.',
  'There is no scenario "{scenario}". {meant}Scenarios: {ids}.':
    'Es gibt kein Szenario „{scenario}“. {meant}Szenarien: {ids}.',
  'Interrupted before the first match was over.': 'Abgebrochen, bevor die erste Partie zu Ende war.',
  'Interrupted: these are the first {matches} of {all} matches, as --matches {matches} plays them.':
    'Abgebrochen: Das sind die ersten {matches} von {all} Partien, so wie --matches {matches} sie spielt.',
  'Interrupted: {matches} of {all} matches were checked.':
    'Abgebrochen: {matches} von {all} Partien sind geprüft.',
  'Dejarik itself failed: {why} Run it again with DEBUG=1 for the details.':
    'Dejarik selbst ist gescheitert: {why} Starte es mit DEBUG=1 noch einmal, um mehr zu erfahren.',
  '{passed} passed, {failed} failed': '{passed} bestanden, {failed} nicht',

  '{option}: there is no deployment card "{name}". {meant}Give a title in English or German, for example "Stormtrooper (Elite)", or an id like stormtrooper-elite.':
    '{option}: Es gibt keine Aufmarschkarte „{name}“. {meant}Nenne einen Titel auf Deutsch oder Englisch, zum Beispiel "Stormtrooper (Elite)", oder eine Id wie stormtrooper-elite.',
  '--attacker: {card} has no attack. Give its dice with --attack <dice>.':
    '--attacker: {card} hat keinen Angriff. Nenne die Würfel mit --attack <Würfel>.',
  '--attacker: the dice of {card} are chosen for each attack. Say which: --attack <dice>.':
    '--attacker: Die Würfel von {card} werden für jeden Angriff gewählt. Nenne sie: --attack <Würfel>.',
  '{card} makes ranged attacks: say how far the target is with --range <n>.':
    '{card} greift im Fernkampf an: Sage mit --range <n>, wie weit das Ziel entfernt ist.',
  '{card} makes melee attacks, which need no accuracy: leave out --range.':
    '{card} greift im Nahkampf an, der keine Zielsicherheit braucht: Lass --range weg.',
  '--surges lists {count} abilities; odds are told for up to {most}.':
    '--surges nennt {count} Fähigkeiten; Chancen gibt es für höchstens {most}.',
  '{option}: "{part}" is nothing that it knows. Write, for example, "+2 damage", "+1 accuracy", "pierce 2", "-1 dodge" or "stun".':
    '{option} kennt „{part}“ nicht. Schreibe zum Beispiel "+2 damage", "+1 accuracy", "pierce 2", "-1 dodge" oder "stun".',
  '{option} lists {count} dice; odds are told for up to {most}.':
    '{option} nennt {count} Würfel; Chancen gibt es für höchstens {most}.',
  '{option}: "{name}" is no die of this kind. {meant}Its dice are {known}.':
    '{option}: „{name}“ ist kein solcher Würfel. {meant}Es gibt {known}.',
  '{option}: no side of a {color} die shows "{shown}". Its sides are {known}.':
    '{option}: Keine Seite des Würfels {color} zeigt „{shown}“. Seine Seiten sind {known}.',
  '--showing lists {count} sides, but --dice {dice} dice: give a side for each, in the same order.':
    '--showing nennt {count} Seiten, --dice aber {dice} Würfel: Nenne für jeden eine, in derselben Reihenfolge.',
  '--showing: the die of {card} has no side "{code}". It has {known}.':
    '--showing: Der Würfel von {card} hat keine Seite „{code}“. Er hat {known}.',
  '--count does not know "{word}". {meant}It counts {known}.':
    '--count kennt „{word}“ nicht. {meant}Gezählt werden {known}.',
  '--count value is everything that the dice show and can’t be added to something else.':
    '--count value ist alles, was die Würfel zeigen, und kann zu nichts anderem gezählt werden.',
  '--dice lists {total} dice; odds are told for up to {most}.':
    '--dice nennt {total} Würfel; Chancen gibt es für höchstens {most}.',
  'The die of {card} has sides with an X, which only its text explains: say what it is with --x <n>.':
    'Der Würfel von {card} hat Seiten mit einem X, das nur sein Text erklärt: Sage mit --x <n>, wofür es steht.',
  '--dice: "{entry}" must be a card, or a card and a number from 1 to {most}: Kylo Ren=2.':
    '--dice: „{entry}“ muss eine Karte sein, oder eine Karte und eine Zahl von 1 bis {most}: Kylo Ren=2.',
  '--dice: there is no card "{title}". {meant}Give a title in English or German, or an id like 01011.':
    '--dice: Es gibt keine Karte „{title}“. {meant}Nenne einen Titel auf Deutsch oder Englisch, oder eine Id wie 01011.',
  '--dice: {card} has no die.': '--dice: {card} hat keinen Würfel.',
  '--dice: so many different dice can lie in too many ways to count them; leave some out.':
    '--dice: So viele verschiedene Würfel können auf zu viele Arten liegen; lass einige weg.',
  'Say which dice are rolled: --dice <cards>, for example --dice "Kylo Ren=2, Lightsaber".':
    'Nenne die Würfel: --dice <Karten>, zum Beispiel --dice "Kylo Ren=2, Lichtschwert".',
  'So many dice with rerolls can lie in too many ways to count them; leave out some dice or rerolls.':
    'So viele Würfel mit Neuwürfen können auf zu viele Arten liegen; lass Würfel oder Neuwürfe weg.',
  'Say what attacks: --attack <dice>, for example "blue green", or --attacker <card>.':
    'Sage, was angreift: --attack <Würfel>, zum Beispiel "blau grün", oder --attacker <Karte>.',
  'Say what defends: --defense <dice>, for example "black" or none, or --defender <card>.':
    'Sage, was verteidigt: --defense <Würfel>, zum Beispiel "schwarz" oder none, oder --defender <Karte>.',
  '{option} has {rerolls} rerolls; odds are told for up to {most}. One effect for several dice is reroll=n.':
    '{option} hat {rerolls} Neuwürfe; Chancen gibt es für höchstens {most}. Ein Effekt für mehrere Würfel ist reroll=n.',
  '{option} adds {added} results; no more than {most} can be added.':
    '{option} fügt {added} Ergebnisse hinzu; mehr als {most} geht nicht.',
  '{option} does not know "{word}". {meant}dejarik odds --help lists its words.':
    '{option} kennt „{word}“ nicht. {meant}dejarik odds --help nennt die Wörter.',
  '{option}: "{entry}" must be a word, or a word and a number from 1 to {most}: {word}=2.':
    '{option}: „{entry}“ muss ein Wort sein, oder ein Wort und eine Zahl von 1 bis {most}: {word}=2.',
  'Say how many {kind} dice are rolled: --{kind} <n>, from 0 to 6.':
    'Sage, wie viele Würfel geworfen werden: --{kind} <n>, von 0 bis 6.',
  'Give --{kind} for dice to be rolled or --{kind}-results for dice on the table, not both.':
    'Nenne --{kind} für Würfel, die geworfen werden, oder --{kind}-results für Würfel auf dem Tisch, nicht beides.',
  '--turn says who modifies dice on the table, but the next dice are still to be rolled.':
    '--turn sagt, wer Würfel auf dem Tisch modifiziert, aber die nächsten sind noch nicht geworfen.',
  '--defense-results needs --attack-results: attack dice are rolled first.':
    '--defense-results braucht --attack-results: Angriffswürfel werden zuerst geworfen.',
  '--final needs --attack-results: say which results are final.':
    '--final braucht --attack-results: Sage, welche Ergebnisse endgültig sind.',
  '{option} lists {dice} dice; an attack has no more than {most} on the table.':
    '{option} nennt {dice} Würfel; ein Angriff hat höchstens {most} auf dem Tisch.',
  '{lonely} needs --hull <n>, the defender’s remaining hull.':
    '{lonely} braucht --hull <n>, die übrige Hülle des Verteidigers.',
  '{option} "{text}" must be a number of dice from 0 to 6 in xwing.':
    '{option} „{text}“ muss bei xwing eine Zahl von Würfeln von 0 bis 6 sein.',
  '{given} can’t be laid out: {why}': '{given} kann nicht ausgelegt werden: {why}',
  '--seats: no variant of {game} is for so many players. There are some for {known}.':
    '--seats: Keine Variante von {game} ist für so viele Spieler. Es gibt welche für {known}.',
  '--against: {theirs} is no checkout of this project, for it has no packages/kernel/package.json.':
    '--against: {theirs} ist kein Stand dieses Projekts, denn packages/kernel/package.json fehlt dort.',
  '--against compares random play and forks, which no server is needed for: leave out --online.':
    '--against vergleicht Zufallspartien und Verzweigungen, die keinen Server brauchen: Lass --online weg.',
  '--swap: the sides ({names}) are not alike, so their bots can’t swap seats. Leave it out, and name a bot for each side, e.g. --bots hard,greedy.':
    '--swap: Die Seiten ({names}) sind nicht gleich, also können ihre Bots die Plätze nicht tauschen. Lass es weg und nenne für jede Seite einen Bot, z. B. --bots hard,greedy.',
  '{file}: {matches}. Take the file from the last commit and run this again.':
    '{file}: {matches}. Hole die Datei aus dem letzten Commit und starte das noch einmal.',

  // Hilfe: das Ganze.
  'Star Wars tabletop games with their rules enforced: play, simulate, replay, look up.':
    'Star-Wars-Brettspiele, deren Regeln eingehalten werden: spielen, simulieren, ansehen, nachschlagen.',
  '\nGames: {ids}': '\nSpiele: {ids}',
  '\nExample:\n  $ npx dejarik play --game deckbuilding --bot medium':
    '\nBeispiel:\n  $ npx dejarik play --game deckbuilding --bot medium',
  'Explain a command.': 'Einen Befehl erklären.',
  'which one': 'welchen',
  'de or en (default: the terminal’s)': 'de oder en (sonst: die des Terminals)',
  'which game': 'welches Spiel',
  'only this game (default: all)': 'nur dieses Spiel (sonst: alle)',
  'print one JSON object': 'ein JSON-Objekt ausgeben',
  'print one JSON array': 'eine JSON-Liste ausgeben',
  'options of the game as JSON': 'Optionen des Spiels als JSON',
  'how many matches': 'wie viele Partien',
  'threads; their number does not change the result': 'Threads; ihre Zahl ändert nichts am Ergebnis',

  // play
  'Play a match against bots in the terminal.': 'Im Terminal eine Partie gegen Bots spielen.',
  'from the weakest to the strongest: random, greedy, easy, medium or hard':
    'vom schwächsten zum stärksten: random, greedy, easy, medium oder hard',
  'the side to play (default: the first)': 'die eigene Seite (sonst: die erste)',
  'any text; the same seed deals the same cards (default: a new one)':
    'irgendein Text; derselbe Startwert gibt dieselben Karten (sonst: ein neuer)',
  'go on with a saved record': 'eine gespeicherte Partie weiterspielen',
  'where the record goes, a new file (default: dejarik-<game>-<seed>.json here)':
    'wohin die Aufzeichnung kommt, eine neue Datei (sonst: hier dejarik-<Spiel>-<Startwert>.json)',
  // simulate
  'Let bots play many matches against each other.': 'Bots viele Partien gegeneinander spielen lassen.',
  'any text; the same seed gives the same matches':
    'irgendein Text; derselbe Startwert gibt dieselben Partien',
  'a bot for each seat, e.g. greedy,random; or for each side; one for all (default: random)':
    'ein Bot für jeden Platz, z. B. greedy,random; oder für jede Seite; oder einer für alle (sonst: random)',
  'the bots move one seat on after every match; wins are then counted by bot':
    'nach jeder Partie rücken die Bots einen Platz weiter; Siege zählen dann nach Bot',
  'a campaign mission by itself, each time with heroes drawn by lot from the seed':
    'ein einzelner Kampagnen-Einsatz, jedes Mal mit Helden, die der Startwert auslost',
  'with --mission: how many heroes (default: every number in turn)':
    'mit --mission: wie viele Helden (sonst: jede Anzahl reihum)',
  'write the record of every match there, to be read with replay':
    'die Aufzeichnung jeder Partie dorthin schreiben, zum Lesen mit replay',
  'Records can’t be saved in {folder}: {why}.':
    'Aufzeichnungen können nicht in {folder} gespeichert werden: {why}.',
  // squad
  'Read, check, print and convert squads of X-Wing.':
    'Staffeln von X-Wing lesen, prüfen, ausgeben und umwandeln.',
  'XWS files, lists or links; - for what is piped in':
    'XWS-Dateien, Listen oder Links; - für das, was hineingeleitet wird',
  'the points list to check by (default: what the squad names, or the last)':
    'die Punkteliste, nach der geprüft wird (sonst: die der Staffel, oder die letzte)',
  'check for extended play': 'für erweitertes Spiel prüfen',
  'squad points of the match (default: the list’s)': 'Staffelpunkte der Partie (sonst: die der Liste)',
  'print the squad as list, xws or code instead of what is wrong with it':
    'die Staffel als list, xws oder code ausgeben statt dessen, was an ihr nicht stimmt',
  '{file}: no squad could be read.': '{file}: Es konnte keine Staffel gelesen werden.',
  '{file}: legal, {points} of {limit} points by the list {list}.':
    '{file}: legal, {points} von {limit} Punkten nach der Liste {list}.',
  '{file}: not legal, {points} of {limit} points by the list {list}.':
    '{file}: nicht legal, {points} von {limit} Punkten nach der Liste {list}.',
  // selfcheck
  'Check at every prompt of random matches what must always hold.':
    'Bei jeder Frage zufälliger Partien prüfen, was immer gelten muss.',
  'any text; the same seed checks the same matches':
    'irgendein Text; derselbe Startwert prüft dieselben Partien',
  'only these options of the game (default: its variants in turn)':
    'nur diese Optionen des Spiels (sonst: seine Varianten reihum)',
  'only variants for so many players, for example 3 or 3,4':
    'nur Varianten für so viele Spieler, zum Beispiel 3 oder 3,4',
  'compare only what players may freely take back: many more answers in the same time':
    'nur vergleichen, was frei zurückgenommen werden darf: viel mehr Antworten in derselben Zeit',
  // golden
  'Check that golden matches still fold to the states that they always have, or write them anew.':
    'Prüfen, dass goldene Partien noch zu denselben Zuständen führen, oder sie neu schreiben.',
  'play those anew that are of other rules, and those that are missing':
    'die neu spielen, die nach anderen Regeln sind oder fehlen',
  // scenario
  'Run scenario files: given a position, when these answers, then this holds.':
    'Szenarien ausführen: gegeben eine Stellung, wenn diese Antworten, dann gilt das.',
  'scenario files, or folders of them': 'Szenario-Dateien oder Ordner davon',
  "\nExit code: 0 if all hold, 1 if one does not, 2 if a file can't be used. docs/scenarios.md describes the format.\n\nExample:\n  $ npx dejarik scenario games/deckbuilding/scenarios/*.json":
    '\nExit-Code: 0, wenn alle halten, 1, wenn eines nicht hält, 2, wenn eine Datei nicht zu gebrauchen ist.\ndocs/scenarios.md beschreibt das Format.\n\nBeispiel:\n  $ npx dejarik scenario games/deckbuilding/scenarios/*.json',
  // replay
  'Tell a recorded match in sentences, show a moment of it, or verify it.':
    'Eine aufgezeichnete Partie in Sätzen erzählen, einen Moment zeigen oder sie nachprüfen.',
  'a record; - reads it from standard input': 'eine Aufzeichnung; - liest sie von der Standardeingabe',
  'check the seed against its commitment, every answer, and the outcome':
    'den Startwert mit seiner Festlegung, jede Antwort und den Ausgang prüfen',
  'show the table after n decisions': 'den Tisch nach n Entscheidungen zeigen',
  // rules
  'Look up rules by id, or by words of their German or English text.':
    'Regeln nachschlagen, nach Id oder Wörtern ihres deutschen oder englischen Texts.',
  'an id (db.purchase.4), the beginning of one (db.purchase), or words':
    'eine Id (db.purchase.4), ihr Anfang (db.purchase) oder Wörter',
  'Which rules no test shows.': 'Welche Regeln kein Test zeigt.',
  '\nExamples:\n  $ npx dejarik rules --game deckbuilding db.purchase.4\n  $ npx dejarik rules --game deckbuilding Stützpunkt zerstört\n  $ npx dejarik rules coverage --json':
    '\nBeispiele:\n  $ npx dejarik rules --game deckbuilding db.purchase.4\n  $ npx dejarik rules --game deckbuilding Stützpunkt zerstört\n  $ npx dejarik rules coverage --json',
  // cards
  'List the cards of a game, whether they are implemented and how many tests show them.':
    'Die Karten eines Spiels auflisten, ob sie spielbar sind und wie viele Tests sie zeigen.',
  'how many of each kind can be played with, instead of all cards (without --game: of all games)':
    'statt aller Karten, wie viele jeder Art spielbar sind (ohne --game: von allen Spielen)',
  // odds
  'The exact odds of a roll of dice (Destiny) or of an attack (X-Wing, Imperial Assault).':
    'Die genauen Chancen eines Wurfs (Destiny) oder Angriffs (X-Wing, Imperial Assault).',
  'which game: {games}': 'welches Spiel: {games}',
  'attack dice: how many (X-Wing), which (Imperial Assault)':
    'Angriffswürfel: wie viele (X-Wing), welche (Imperial Assault)',
  'defense dice, likewise': 'Verteidigungswürfel, ebenso',
  'what the attacker has (X-Wing), or its card (Imperial Assault)':
    'was der Angreifer hat (X-Wing), oder seine Karte (Imperial Assault)',
  'the same for the defender': 'dasselbe für den Verteidiger',
  'whose dice are rolled, e.g. "Kylo Ren=2, Lightsaber"':
    'wessen Würfel geworfen werden, z. B. "Kylo Ren=2, Lichtschwert"',
  'what is counted: damage, melee, shield, value … (default: damage)':
    'was gezählt wird: damage, melee, shield, value … (sonst: damage)',
  'the goal; without it, rerolls are for the most on average':
    'das Ziel; ohne es wird für den höchsten Durchschnitt neu geworfen',
  'to pay the costs of sides with (default: 0)': 'Ressourcen für die Kosten von Seiten (sonst: 0)',
  'how often dice may be rerolled, any of them each time (default: 0)':
    'wie oft neu geworfen werden darf, jedes Mal beliebige Würfel (sonst: 0)',
  'dice on the table instead: the side of each, e.g. "1MD, Sp, -"':
    'stattdessen Würfel auf dem Tisch: die Seite von jedem, z. B. "1MD, Sp, -"',
  'what an X on the dice stands for': 'wofür ein X auf den Würfeln steht',
  'spaces to the target of a ranged attack; left out for melee':
    'Felder bis zum Ziel eines Fernkampfangriffs; im Nahkampf weglassen',
  'what is left of the target’s health, for the chance to defeat it':
    'was dem Ziel an Gesundheit bleibt, für die Chance, es zu besiegen',
  'what surges buy, e.g. "+2 damage, 2: pierce 3 & stun"':
    'was Energie kauft, z. B. "+2 Schaden, 2: Durchschlagen 3 & Betäubt"',
  'what is added to the results, e.g. "+1 damage, -1 block, pierce 1"':
    'was zu den Ergebnissen kommt, z. B. "+1 damage, -1 block, pierce 1"',
  'attack dice that the attacker may reroll (default: 0)':
    'Angriffswürfel, die der Angreifer neu würfeln darf (sonst: 0)',
  'defense dice that the defender may reroll (default: 0)':
    'Verteidigungswürfel, die der Verteidiger neu würfeln darf (sonst: 0)',
  'a primary attack at range 0: the attacker modifies no dice':
    'ein Primärangriff auf Reichweite 0: Der Angreifer modifiziert keine Würfel',
  'the defender’s remaining hull, for the chance to destroy it':
    'die übrige Hülle des Verteidigers, für die Chance, ihn zu zerstören',
  'its active shields (default: 0)': 'seine aktiven Schilde (sonst: 0)',
  'count Direct Hits: d of them in a deck of n cards, e.g. 5/33':
    'Volltreffer mitzählen: d in einem Stapel von n Karten, z. B. 5/33',
  'attack dice on the table, e.g. hit=2,focus,rerolled-blank':
    'Angriffswürfel auf dem Tisch, z. B. hit=2,focus,rerolled-blank',
  'defense dice on the table; the attack dice are final then':
    'Verteidigungswürfel auf dem Tisch; die Angriffswürfel sind dann endgültig',
  'the attack dice on the table are final': 'die Angriffswürfel auf dem Tisch sind endgültig',
  'attacker or defender: who modifies now (default: who comes first)':
    'attacker oder defender: wer jetzt modifiziert (sonst: wer zuerst kommt)',
  // map, mission
  'Draw the map of an Imperial Assault mission: walls, doors, terrain, zones, tokens.':
    'Die Karte eines Einsatzes von Imperial Assault zeichnen: Wände, Türen, Gelände, Zonen, Marker.',
  'the id of a mission or of a map, or a mission file':
    'die Id eines Einsatzes oder einer Karte, oder eine Einsatz-Datei',
  'which scenario of a map or file (default: the first)':
    'welches Szenario einer Karte oder Datei (sonst: das erste)',
  'number columns and rows from 0, as mission files do (default: A1, as play does)':
    'Spalten und Reihen ab 0 zählen wie Einsatz-Dateien (sonst: A1 wie play)',
  'Read an Imperial Assault mission; with --check, find what is wrong with a mission file.':
    'Einen Einsatz von Imperial Assault lesen; mit --check finden, was an einer Einsatz-Datei falsch ist.',
  'a mission file; without --check also the id of a mission or of a map':
    'eine Einsatz-Datei; ohne --check auch die Id eines Einsatzes oder einer Karte',
  'look for wrong tiles, joins, doors, names, spaces and events that can’t happen':
    'falsche Teile, Übergänge, Türen, Namen, Felder und Ereignisse suchen, die nicht eintreten können',
  // bench, words
  'Measure speed and size against the project’s targets.':
    'Tempo und Größe an den Zielen des Projekts messen.',
  'only what is measured on a server': 'nur, was auf einem Server gemessen wird',
  'with --online: matches of all games at once (default: 1000)':
    'mit --online: Partien aller Spiele zugleich (Vorgabe: 1000)',
  'with --online: hostile frames (default: 1000000)':
    'mit --online: feindliche Nachrichten (Vorgabe: 1000000)',
  'with --online: kills under load, for each store (default: 100)':
    'mit --online: wie oft der Server unter Last getötet wird, je Speicher (Vorgabe: 100)',
  'random play and forks beside another checkout, round by round in turns':
    'Zufallspartien und Verzweigungen neben einem anderen Stand, Runde für Runde im Wechsel',
  'fewer rounds and matches: a first look in seconds':
    'weniger Runden und Partien: ein erster Blick in Sekunden',
  'List the words that a game’s cards are written in, from its source.':
    'Die Wörter auflisten, in denen die Karten eines Spiels geschrieben sind.',
  'write them to docs/words-<game>.md': 'sie nach docs/words-<Spiel>.md schreiben',
}
