import type { Catalogue } from '@dejarik/kernel'

export const de: Catalogue = {
  'refusal.army-unknown-card': 'Es gibt keine Karte mit der Kennung „{id}“.',
  'mend.army-unknown-card': 'Wähle eine Karte, die es gibt, oder entferne sie.',
  'refusal.army-not-implemented': '{card} lässt sich nachschlagen, aber noch nicht spielen.',
  'mend.army-not-implemented': 'Nimm eine andere Karte.',
  'refusal.army-left-out':
    'Beim Lesen dieser Armee wurde {count, plural, one {etwas weggelassen} other {# Mal etwas weggelassen}}.',
  'mend.army-left-out': 'Ergänze von Hand, was fehlt; fehlt nichts Wichtiges, bestätige es im Baukasten.',
  'refusal.army-no-figures': 'Die Armee hat keine Figuren.',
  'mend.army-no-figures': 'Wähle mindestens eine Aufstellungskarte mit Figuren.',
  'refusal.army-points': 'Die Armee kostet {points} Punkte; erlaubt sind {limit}.',
  'mend.army-points':
    'Spare {over, plural, one {# Punkt} other {# Punkte}}: nimm eine billigere Karte oder entferne eine.',
  'refusal.army-campaign-only':
    '{card} ist für die Kampagne gedruckt; für Gefechte gibt es eine eigene Karte.',
  'mend.army-campaign-only': 'Nimm die Karte für Gefechte.',
  'refusal.army-affiliation':
    '{card} ({own}) passt nicht in eine Armee einer anderen Fraktion ({affiliation}); alle Aufstellungskarten müssen derselben angehören.',
  'mend.army-affiliation': 'Entferne die Karte oder baue die Armee für ihre Fraktion.',
  'refusal.army-upgrade-affiliation':
    '{card} ({own}) passt nicht in eine Armee einer anderen Fraktion ({affiliation}); Gefecht-Aufwertungen lässt auch kein Bündnis zu.',
  'mend.army-upgrade-affiliation': 'Entferne die Karte; neutrale Aufwertungen passen in jede Armee.',
  'refusal.army-allies':
    '{by} lässt {most} Aufstellungskarten einer anderen Fraktion ({own}) zu; die Armee hat {count}.',
  'mend.army-allies': 'Entferne solche Karten, bis es {most} sind.',
  'refusal.army-copies':
    'Die Armee hat {count} Kopien von {card_dative}; von {rank, select, unique {einer einzigartigen Karte} elite {einer Elitekarte} other {einer normalen Karte}} {most, plural, one {ist # erlaubt} other {sind # erlaubt}}.',
  'mend.army-copies': 'Entferne {over, plural, one {# Kopie} other {# Kopien}}.',
  'refusal.army-unique':
    'Einzigartige Karten desselben Namens können nicht in derselben Armee sein, was sonst auch anders ist: {cards}.',
  'mend.army-unique': 'Behalte eine davon.',
  'refusal.army-attachment': 'Keine Gruppe der Armee kann {card_accusative} tragen.',
  'mend.army-attachment': 'Nimm eine Gruppe, auf die sie passt, oder entferne die Karte.',
  'refusal.army-needs':
    '{need, select, allUnique {{card} braucht eine Armee aus lauter einzigartigen Aufstellungskarten.} other {{card} braucht eine Armee aus lauter Spectres.}}',
  'mend.army-needs': 'Ändere die Gruppen entsprechend oder entferne {card_accusative}.',
  'refusal.commands-size':
    'Der Befehlsstapel hat {count, plural, one {# Karte} other {# Karten}}; es müssen genau {size} sein.',
  'mend.commands-size':
    '{how, select, few {Füge {difference, plural, one {# Karte} other {# Karten}} hinzu.} other {Entferne {difference, plural, one {# Karte} other {# Karten}}.}}',
  'refusal.commands-cost': 'Die Karten des Befehlsstapels kosten zusammen {cost}; erlaubt sind {limit}.',
  'mend.commands-cost': 'Spare {over, plural, one {# Punkt} other {# Punkte}}: viele Karten kosten nichts.',
  'refusal.commands-copies':
    'Der Befehlsstapel hat {count} Kopien von {card_dative}; erlaubt {most, plural, one {ist #} other {sind #}}.',
  'mend.commands-copies': 'Entferne {over, plural, one {# Kopie} other {# Kopien}}.',

  'refusal.import-too-long': 'Der Text ist zu lang: {length} Zeichen; gelesen werden {limit}.',
  'mend.import-too-long': 'Füge nur eine Armee ein.',
  'refusal.import-no-cards': 'Darin wurde keine Karte gefunden.',
  'mend.import-no-cards': 'Schreibe eine Karte pro Zeile, mit der Anzahl davor: „2x Sturmtruppen“.',
  'refusal.import-unknown-card':
    '{where}: Es gibt keine Karte {value}; sie wurde weggelassen.{known, select, near { Meintest du „{near}“?} other {}}',
  'mend.import-unknown-card': 'Prüfe die Schreibweise; Karten der Spielergemeinde sind nicht enthalten.',
  'refusal.import-name':
    '{where}: {value} wurde als Name der Armee genommen.{known, select, near { Meintest du „{near}“?} other {}}',
  'mend.import-name': 'Schreibe eine Zahl davor, wenn eine Karte gemeint ist: „1x Sturmtruppen“.',
  'refusal.import-bad-count': '{where}: {value} ist keine Anzahl von Kopien; die Karte wurde weggelassen.',
  'mend.import-bad-count': 'Schreibe eine ganze Zahl von 1 bis {limit}.',
  'refusal.import-no-elite':
    '{where}: Von {card_dative} gibt es keine Elitekarte dieses Namens; übernommen wurde die Karte, wie sie ist.',
  'mend.import-no-elite': 'Prüfe, welche Karte gemeint ist.',
  'refusal.import-ambiguous': '{where}: Mehrere Karten heißen {value}; übernommen wurde {card}. Alle: {ids}.',
  'mend.import-ambiguous': 'Schreibe die Kennung der gemeinten Karte in eckigen Klammern dahinter.',
  'refusal.import-unknown-affiliation':
    '{where}: {value} ist keine Fraktion; sie wurde aus den Karten erschlossen.',
  'mend.import-unknown-affiliation': 'Schreibe Rebellen, Imperium oder Söldner.',
  'refusal.import-line':
    '{where}: {value} wurde nicht verstanden und weggelassen.{known, select, near { Meintest du „{near}“?} other {}}',
  'mend.import-line': 'Schreibe eine Karte pro Zeile, mit der Anzahl davor: „2x Sturmtruppen“.',
  'refusal.import-too-many': '{where}: Es sind mehr als {limit} Zeilen; der Rest wurde weggelassen.',
  'mend.import-too-many': 'Teile die Liste auf.',
  'refusal.import-bad-code': 'Dieser Link ist beschädigt: er enthält keine ganze Armee.',
  'mend.import-bad-code': 'Kopiere den Link noch einmal vollständig.',
  'refusal.import-newer-code':
    'Dieser Link stammt aus einer neueren Version, mit Karten, die hier nicht bekannt sind.',
  'mend.import-newer-code': 'Lade die Seite neu und öffne den Link noch einmal.',
  'refusal.import-bad-army': 'Die Armee ist bei „{where}“ beschädigt.',
  'mend.import-bad-army': 'Wähle eine andere Armee oder baue sie neu.',
}
