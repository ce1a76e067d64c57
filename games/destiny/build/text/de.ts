import type { Catalogue } from '@dejarik/kernel'

export const de: Catalogue = {
  'refusal.deck-unknown-card': 'Es gibt keine Karte mit der Kennung „{id}“.',
  'mend.deck-unknown-card': 'Wähle eine Karte, die es gibt, oder entferne sie.',
  'refusal.deck-unknown-format': 'Es gibt kein Format mit der Kennung „{id}“.',
  'mend.deck-unknown-format': 'Wähle eines der aufgeführten Formate.',
  'refusal.deck-not-in-format':
    '{card} ({set}) ist im Format {format, select, standard {Standard} trilogy {Trilogie} infinite {Unbegrenzt} other {Starterspiel}} vom {date} nicht erlaubt.',
  'mend.deck-not-in-format': 'Nimm eine andere Karte oder wähle ein Format mit diesem Set.',
  'refusal.deck-not-implemented': '{card} kann nachgeschlagen, aber noch nicht gespielt werden.',
  'mend.deck-not-implemented': 'Nimm eine andere Karte.',
  'refusal.deck-restricted':
    '{cards} stehen auf der Beschränkungsliste vom {date}; ein Deck darf Karten eines Titels daraus verwenden.',
  'mend.deck-restricted': 'Behalte einen dieser Titel.',

  'refusal.deck-left-out':
    'Beim Lesen dieses Decks wurde {count, plural, one {etwas weggelassen} other {# Mal etwas weggelassen}}.',
  'mend.deck-left-out':
    'Ergänze von Hand, was fehlt; dann, oder wenn es fehlen darf, sei im Deckbau damit einverstanden.',

  'refusal.deck-no-characters': 'Das Team hat keinen Charakter.',
  'mend.deck-no-characters': 'Wähle mindestens einen Charakter.',
  'refusal.deck-not-a-character': '{card} ({type}) ist kein Charakter und kann nicht im Team sein.',
  'mend.deck-not-a-character': 'Entferne die Karte aus den Charakteren.',
  'refusal.deck-no-elite': '{card} hat nur einen Punktwert, also keine Elite-Version.',
  'mend.deck-no-elite': 'Nimm die Karte mit einem Würfel.',
  'refusal.deck-points': 'Das Team kostet {points} Punkte; erlaubt sind {limit}.',
  'mend.deck-points':
    'Spare {over, plural, one {# Punkt} other {# Punkte}}: nimm einen Charakter mit einem Würfel oder einen billigeren.',
  'refusal.deck-mixed-team':
    '{hero} ist ein Held und {villain} ein Schurke; sie können nicht im selben Team sein.',
  'mend.deck-mixed-team': 'Entscheide dich für Helden oder Schurken; neutrale Charaktere passen zu beiden.',
  'refusal.deck-unique':
    '{card} ist einzigartig und kann nur einmal im Team sein; ein anderer Untertitel ändert daran nichts.',
  'mend.deck-unique': 'Behalte eine dieser Karten.',
  'refusal.deck-not-a-plot': '{card} ({type}) kann nicht die Strategie des Teams sein.',
  'mend.deck-not-a-plot': 'Wähle eine Strategie oder keine.',
  'refusal.deck-plot-affiliation': '{card} braucht einen Charakter dieser Fraktion ({affiliation}).',
  'mend.deck-plot-affiliation': 'Nimm einen solchen Charakter oder eine andere Strategie.',
  'refusal.deck-plot-color': '{card} braucht einen Charakter dieser Farbe ({color}).',
  'mend.deck-plot-color': 'Nimm einen solchen Charakter oder eine andere Strategie.',
  'refusal.deck-under-plot':
    '{most, plural, =0 {Unter {card_dative} können keine Karten liegen.} other {Unter {card_dative} können bis zu # verschiedene passende Ereignisse liegen.}}',
  'mend.deck-under-plot': 'Entferne die Karten, die nicht passen.',
  'refusal.deck-no-battlefield': 'Das Deck hat kein Schlachtfeld.',
  'mend.deck-no-battlefield': 'Wähle das Schlachtfeld, das du mitbringst.',
  'refusal.deck-second-battlefield': '{card} ist ein zweites Schlachtfeld; dieses Team bringt eines mit.',
  'mend.deck-second-battlefield': 'Behalte eines der beiden.',
  'refusal.deck-not-a-battlefield': '{card} ({type}) kann nicht als Schlachtfeld mitgebracht werden.',
  'mend.deck-not-a-battlefield': 'Wähle ein Schlachtfeld.',
  'refusal.deck-needs':
    '{need, select, noVader {{card} kann nicht mit Darth Vader in einem Team sein.} twentyPoints {{card} braucht einen Charakter mit mindestens 20 Punkten.} allNeutral {{card} braucht ein Team aus lauter neutralen Charakteren.} oneColorSingleCopies {{card} braucht Charaktere einer Farbe und ein Deck ohne zweite Kopien.} twoOfAColor {{card} braucht zwei Charaktere derselben Farbe.} jedi {{card} braucht einen Jedi im Team.} uniqueEwok {{card} braucht einen einzigartigen Ewok im Team.} kyloAndRey {{card} erlaubt nur Kylo Ren und Rey im Team und keine grauen Karten im Deck.} allSpectres {{card} braucht ein Team aus lauter Spectres.} infiniteThreeSets {{card} gilt nur im Format Unbegrenzt, mit Karten aus höchstens drei Sets.} other {{card} braucht lauter Charaktere einer Farbe.}}',
  'mend.deck-needs': 'Ändere Team und Deck entsprechend oder entferne {card_accusative}.',

  'refusal.deck-size':
    'Das Deck hat {count, plural, one {# Karte} other {# Karten}}; es müssen genau {size} sein.',
  'mend.deck-size':
    '{how, select, few {Füge {difference, plural, one {# Karte} other {# Karten}} hinzu.} other {Entferne {difference, plural, one {# Karte} other {# Karten}}.}}',
  'refusal.deck-wrong-type':
    '{card} ({type}) kann nicht ins Deck gemischt werden; es enthält Ereignisse, Aufwertungen und Unterstützungen.',
  'mend.deck-wrong-type':
    'Entferne die Karte aus dem Deck; Charaktere, Strategie und Schlachtfeld stehen daneben.',
  'refusal.deck-copies':
    'Das Deck hat {count} Kopien von {card_dative}; erlaubt {most, plural, one {ist #} other {sind #}}. Karten eines Titels sind Kopien, gleich aus welchem Set.',
  'mend.deck-copies': 'Entferne {over, plural, one {# Kopie} other {# Kopien}}.',
  'refusal.deck-affiliation':
    '{card} ({affiliation}) passt nicht zum Team: dessen Charaktere gehören einer anderen Fraktion an.',
  'mend.deck-affiliation': 'Entferne die Karte oder nimm einen Charakter dieser Fraktion.',
  'refusal.deck-color': '{card} ({color}) braucht einen Charakter dieser Farbe im Team.',
  'mend.deck-color': 'Entferne die Karte oder nimm einen Charakter dieser Farbe.',
  'refusal.deck-allowance':
    'Dank {by_dative} dürfen {most} solche Karten ins Deck; für {card_accusative} ist kein Platz mehr.',
  'mend.deck-allowance': 'Entferne Karten der anderen Fraktion, bis es {most} sind.',

  'refusal.import-too-long': 'Der Text ist zu lang: {length} Zeichen; gelesen werden {limit}.',
  'mend.import-too-long': 'Füge nur ein Deck ein.',
  'refusal.import-no-json': 'Das ist kein JSON: {value}.',
  'mend.import-no-json': 'Kopiere die ganze Datei, von der ersten bis zur letzten Klammer.',
  'refusal.import-no-slots': 'Die Datei nennt keine Karten: ihr fehlt das Feld „slots“.',
  'mend.import-no-slots': 'Nimm ein Deck, das die Deckseite exportiert hat.',
  'refusal.import-no-cards': 'Darin wurde keine Karte gefunden.',
  'mend.import-no-cards': 'Schreibe eine Karte pro Zeile, mit der Anzahl davor: „2x Parieren“.',
  'refusal.import-unknown-card':
    '{where}: Es gibt keine offizielle Karte {value}; sie wurde weggelassen.{known, select, near { Meintest du „{near}“?} other {}}',
  'mend.import-unknown-card': 'Prüfe die Schreibweise; Sets der Spielergemeinde sind nicht enthalten.',
  'refusal.import-bad-count': '{where}: {value} ist keine Anzahl von Kopien; die Karte wurde weggelassen.',
  'mend.import-bad-count': 'Schreibe eine ganze Zahl von 1 bis {limit}.',
  'refusal.import-bad-dice':
    '{where}: {value} ist keine Anzahl von Würfeln; {card} wurde mit einem Würfel übernommen.',
  'mend.import-bad-dice': 'Schreibe 1, oder 2 für die Elite-Version.',
  'refusal.import-ambiguous': '{where}: Mehrere Karten heißen {value}; übernommen wurde {card}. Alle: {ids}.',
  'mend.import-ambiguous': 'Schreibe die Kennung der gemeinten Karte in eckigen Klammern dahinter.',
  'refusal.import-title-decides':
    '{where}: {value} und {printing} sind zwei Karten; nach dem Titel wurde {card} übernommen, nicht {other}.',
  'mend.import-title-decides':
    'Prüfe die Zeile: nimm {other_accusative} im Deckbau, wenn die Nummer stimmte.',
  'refusal.import-number-decides':
    '{where}: Es gibt keine Karte {value}; nach der Nummer {printing} wurde {card} übernommen.',
  'mend.import-number-decides': 'Prüfe, ob diese Karte gemeint war.',
  'refusal.import-title-against-number':
    '{where}: {value} ist nicht die Karte {printing}, nämlich {other}; die Zeile wurde weggelassen.',
  'mend.import-title-against-number': 'Schreibe Titel und Nummer derselben Karte.',
  'refusal.import-unknown-printing':
    '{where}: Es gibt keine Karte {printing}; {value} wurde nach dem Titel als {card} gelesen.',
  'mend.import-unknown-printing': 'Berichtige Set oder Nummer, wenn eine andere Fassung gemeint war.',
  'refusal.import-name':
    '{where}: {value} wurde als Name des Decks genommen.{known, select, near { Meintest du „{near}“?} other {}}',
  'mend.import-name': 'Schreibe eine Zahl davor, wenn eine Karte gemeint ist: „1x Parieren“.',
  'refusal.import-second-plot': '{where}: Ein Team hat eine Strategie; {card} wurde weggelassen.',
  'mend.import-second-plot': 'Entferne die andere Strategie, wenn du diese willst.',
  'refusal.import-extra-battlefield': '{where}: Es sind zu viele Schlachtfelder; {card} wurde weggelassen.',
  'mend.import-extra-battlefield': 'Entferne ein anderes Schlachtfeld, wenn du dieses willst.',
  'refusal.import-unknown-format':
    'Das Format {value} ist hier nicht bekannt; das Deck wurde als Standard gelesen.',
  'mend.import-unknown-format': 'Wähle das Format im Deckbau.',
  'refusal.import-line':
    '{where}: {value} wurde nicht verstanden und weggelassen.{known, select, near { Meintest du „{near}“?} other {}}',
  'mend.import-line': 'Schreibe eine Karte pro Zeile, mit der Anzahl davor: „2x Parieren“.',
  'refusal.import-too-many': '{where}: Es sind mehr als {limit} Einträge; der Rest wurde weggelassen.',
  'mend.import-too-many': 'Teile die Liste auf.',
  'refusal.import-bad-code': 'Dieser Link ist beschädigt: er enthält kein ganzes Deck.',
  'mend.import-bad-code': 'Kopiere den Link noch einmal vollständig.',
  'refusal.import-newer-code':
    'Dieser Link stammt aus einer neueren Version, mit Karten, die hier nicht bekannt sind.',
  'mend.import-newer-code': 'Lade die Seite neu und öffne den Link noch einmal.',
  'refusal.import-bad-deck': 'Das Deck ist bei „{where}“ beschädigt.',
  'mend.import-bad-deck': 'Wähle ein anderes Deck oder baue es neu.',
}
