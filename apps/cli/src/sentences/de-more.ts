/** What stands below the options in the help of a command, in German, by the command's name. */
export const germanBelow: { readonly [command: string]: string } = {
  play: `
In der Partie: Eine Nummer wählt, u nimmt zurück, r zeigt die Regel hinter einer Frage, l den Verlauf, b den Tisch,
q beendet, ? zeigt alle Tasten. Nach jeder Antwort wird gespeichert, auch wenn du mit Strg-C aufhörst oder das
Terminal schließt. Keine Datei wird überschrieben: Eine neue Partie bekommt einen neuen Namen, und --resume spielt
in der eigenen Datei weiter.

Beispiele:
  $ npx dejarik play --game deckbuilding --bot easy --lang de
  $ npx dejarik play --game deckbuilding --seat rebel --options '{"variant":"whole-galaxy","bases":4}'`,
  simulate: `
In einem Einsatz spielt der erste Bot alle Helden, der zweite das Imperium. Wie oft jede Seite gewonnen hat, wird mit
dem Bereich genannt, in dem ihr wahrer Anteil mit 95 % Sicherheit liegt, insgesamt und für jede Zahl von Helden.

Beispiele:
  $ npx dejarik simulate --game deckbuilding --matches 1000 --seed 1 --json
  $ npx dejarik simulate --game deckbuilding --matches 400 --bots greedy,random --swap
  $ npx dejarik simulate --game imperial-assault --mission aftermath --heroes 4 --bots hard,hard --matches 100`,
  selfcheck: `
Geprüft wird: Verzweigen, Zurücknehmen und Wiederherstellen aus Aufzeichnung und Zwischenstand ergeben denselben
Zustand; was ein Platz sieht, gefragt wird und im Verlauf liest, ändert sich nicht, wenn alles neu verteilt wird, was
er nicht sehen kann; wer eine Antwort frei zurücknehmen darf, hat durch sie nichts erfahren; keine Karte und kein
Marker geht verloren oder ist doppelt; was angeboten wird, wird angenommen, und alles andere abgelehnt, ohne etwas zu
ändern. Wo ein Spiel sie zählt, werden die Karten genannt, die am seltensten gespielt wurden.

Beispiele:
  $ npx dejarik selfcheck --game deckbuilding --matches 100 --seed 1 --json
  $ npx dejarik selfcheck --game destiny --seats 3,4 --take-backs`,
  replay: `
--verify beweist, dass Würfel und Mischen vor der Partie feststanden: "commitment" der Datei muss zu ihrem "seed"
gehören. Außerdem wird jede Antwort noch einmal nachvollzogen und mit "outcome" verglichen. Exit-Code 2, wenn etwas
nicht stimmt. Eine Aufzeichnung, die sich nach heutigen Regeln nicht mehr nachspielen lässt, wird nach dem Verlauf
erzählt, der in der Datei liegt.

Beispiele:
  $ npx dejarik replay match.json --lang de
  $ npx dejarik replay match.json --at 40
  $ npx dejarik replay match.json --verify`,
  cards: `
Ein Test zählt für eine Karte, wenn sein Titel sie nennt: [card: X-Wing], oder ihre Id, wo Karten einen Namen teilen:
[card: pilot:maul], oder [card: maul] im Ordner der Piloten. Ein Szenario tut es mit seinem Feld "cards".

Beispiele:
  $ npx dejarik cards --game deckbuilding --json
  $ npx dejarik cards --game xwing --summary`,
  map: `
Spalten haben Buchstaben und Reihen Zahlen wie in einer Partie: C5 ist das dritte Feld der fünften Reihe.
Einsatz-Dateien zählen beide ab 0 und nennen dieses Feld 2,4; das zeigt --file-numbers. docs/missions.md beschreibt sie.

Beispiele:
  $ npx dejarik map jabbas-palace
  $ npx dejarik map my-mission.json --scenario b --file-numbers`,
  mission: `
Exit-Code von --check: 0, wenn nichts falsch ist, 1, wenn etwas falsch ist, 2, wenn die Datei nicht zu lesen ist.
docs/missions.md beschreibt Einsatz-Dateien und wie man eine schreibt.

Beispiele:
  $ npx dejarik mission the-dune-sea
  $ npx dejarik mission my-mission.json --check`,
  coverage: `
Eine Regel gilt als gezeigt, wenn der Titel eines Tests unter games/<Spiel>/test ihre Id in eckigen Klammern nennt oder
das Feld "rules" eines Szenarios unter games/<Spiel>/scenarios sie enthält. Regeln ohne zeigbare Situation
(Überschriften, Grundsätze) zählen nicht.

Beispiel:
  $ npx dejarik rules coverage --json`,
  golden: `
Eine goldene Partie ist eine Aufzeichnung mit Prüfsummen der Zustände, zu denen sie führt, in
games/<Spiel>/test/golden/matches.jsonl. Kommt sie zu einem anderen Zustand, sind die Regeln andere als bei der
Aufzeichnung: ein Fehler, oder eine Änderung, für die rulesVersion erhöht werden muss. Solange das fehlt, weigert sich
--write, außer CHANGELOG.md nennt diese Regeln noch nicht veröffentlicht. Daneben sagt numbers.txt, was gespeicherte
Zustände mit Nummern meinen. Was da ist, behält seine Nummer, Neues kommt ans Ende; für alles andere verlangt --write
ein höheres schema mit einer Migration.

Beispiele:
  $ npx dejarik golden
  $ npx dejarik golden --game xwing --write`,
  bench: `
Alles zusammen dauert auf zwei Kernen etwa eine halbe Stunde, fast alles davon für die Selbstprüfung von 1000 Partien;
--quick dauert ein bis zwei Minuten. bench/README.md sagt, wie jede Zahl entsteht. Ein verfehltes Ziel wird gemeldet
und ist kein Fehler. Mit --against spielen dieser Stand und ein anderer (ein älterer Commit, eingerichtet mit npm ci)
dieselben Partien im Wechsel. Das Verhältnis sagt, wie schnell dieser neben dem anderen ist: über 1 schneller.

Beispiele:
  $ npx dejarik bench --json
  $ npx dejarik bench --against ../dejarik-before --game deckbuilding`,
  words: `
Beispiel:
  $ npx dejarik words --game xwing`,
}
