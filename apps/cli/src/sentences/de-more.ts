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
  odds: `
Destiny: die Chancen eines Wurfs.
Würfel werden mit Titeln auf Deutsch oder Englisch genannt, bei Bedarf mit Untertitel, oder mit Ids, durch Kommas getrennt:
  "Kylo Ren=2, Lightsaber"       =n für mehr als einen
  "Kylo Ren - Tormented One"     von mehreren Karten eines Titels die erste, außer der Untertitel steht dabei
  01011                          eine Id, wie dejarik cards --game destiny sie auflistet
Gezählt wird, durch Kommas getrennt, was zusammengerechnet werden soll:
  damage                         Nahkampf-, Fernkampf- und indirekter Schaden zusammen
  melee, ranged, indirect, focus, disrupt, discard, shield, resource   so viel, wie abgehandelt werden kann
  special, blank                 wie viele Würfel es zeigen
  value                          alles, was die Würfel zeigen, wie beim Wurf um das Schlachtfeld
Seiten schreibt man, wie die Chancen sie nennen: 2MD1 sind 2 Nahkampfschaden für 1 Ressource, +1RD ein Modifikator,
Sp eine Spezialseite, - eine leere; MD, RD, ID sind die Arten von Schaden, F Fokus, Dr Stören, Dc Ablegen, Sh Schild,
R Ressource, * jedes Symbol.
Ein Modifikator zählt neben einem anderen Würfel seines Symbols, eine Seite mit Kosten, wenn die Ressourcen reichen.
Gewürfelte Ressourcen bezahlen nichts. Fähigkeiten von Karten zählen nicht mit.
Jeder Neuwurf nimmt die Würfel, bei denen er am meisten bringt, gewählt vor dem ersten und im Wissen, wie viele Neuwürfe
noch kommen: für die beste Chance auf --at-least, sonst für das Meiste im Mittel.

X-Wing: die Chancen eines Angriffs.
--attack und --defense sind Zahlen von Würfeln, von 0 bis 6, alle Boni mitgezählt.
Wörter für --attacker und --defender, durch Kommas getrennt, jedes mit =n für mehr als eines:
  focus, calculate, force        Marker und Machtladungen
  lock                           nur beim Angreifer
  evade, reinforce               nur beim Verteidiger; Verstärkungsmarker, deren Seite den Angreifer abdeckt
  reroll, reroll-blank           ein Effekt, der bis zu n Würfel neu wirft, oder nur solche mit diesem Ergebnis
  add-hit                        fügt n Ergebnisse hinzu
  blank-to-hit                   ändert bis zu n Ergebnisse
  their-reroll, their-hit-to-focus   dasselbe mit den Würfeln der anderen Seite
Ergebnisse: blank, focus, hit, crit, evade; rerolled-blank für einen neu geworfenen Würfel; none für keine Würfel.
Bei Würfeln auf dem Tisch nenne nur Marker und Effekte, die noch nicht ausgegeben sind.
Der Angreifer spielt auf den meisten Schaden im Mittel, der Verteidiger auf den wenigsten. Jeder entscheidet, wenn er mit
dem Modifizieren dran ist, und sieht alle Würfel. Marker kosten nichts. Offene Schadenskarten zählen als ein Schaden.

Imperial Assault: die Chancen eines Angriffs.
Würfel von --attack (rot, blau, grün, gelb) und --defense (schwarz, weiß), mit Leerzeichen, auf Deutsch oder Englisch:
  "blue green"                   werden geworfen; none für keine Würfel
  "blue=DS3 green=-!"            liegen: D Schaden, S Energie, eine Zahl für Präzision, B Block, E Ausweichen, X Wegducken,
                                 - leer; mit ! wurde der Würfel neu geworfen und kann es nicht noch einmal werden
Oder nenne --attacker und --defender mit den Titeln ihrer Aufmarschkarten oder mit Ids: "Stormtrooper (Elite)". Würfel,
Energie, Schlüsselwörter und Gesundheit sind dann die der Karten, wo Optionen nichts anderes sagen; andere Fähigkeiten
zählen nicht mit.
Energie-Fähigkeiten, durch Kommas getrennt, jede einmal im Angriff: "+1 damage", "pierce 2", "+2 accuracy", "blast 1",
"cleave 2", "recover 2", "bleed", "stun", "weaken", "focus", "hide", "-1 dodge"; & verbindet, was eine Fähigkeit gibt,
2: sind ihre Kosten. Energie wird für den meisten Schaden ausgegeben, dann für anderes. Neu geworfen wird für die beste
Chance auf den Sieg, dann für den meisten Schaden im Mittel; der Verteidiger wirft nach dem Angreifer neu, für das
Gegenteil.

Beispiele:
  $ npx dejarik odds --game destiny --dice "Kylo Ren=2, Lightsaber" --count melee --at-least 4 --rerolls 1 --resources 1
  $ npx dejarik odds --game destiny --dice "Kylo Ren=2, Lightsaber" --showing "1MD, Sp, +2MD" --count melee --rerolls 1
  $ npx dejarik odds --game destiny --dice 01002=3 --json
  $ npx dejarik odds --game xwing --attack 3 --defense 2 --attacker focus,lock --defender evade --hull 3
  $ npx dejarik odds --game xwing --attack-results hit,focus,blank --defense 2 --attacker lock,calculate
  $ npx dejarik odds --game xwing --attack-results hit=2,crit --defense-results focus,blank --defender focus --json
  $ npx dejarik odds --game imperial-assault --attack "blue green" --defense black --surges "+2 damage, pierce 2" --range 4 --health 5
  $ npx dejarik odds --game imperial-assault --attacker "Stormtrooper (Elite)" --defender "Luke Skywalker" --range 3 --attack-rerolls 1
  $ npx dejarik odds --game imperial-assault --attack "red=DDS green" --defense "white=BE" --surges "+1 damage" --json`,
}
