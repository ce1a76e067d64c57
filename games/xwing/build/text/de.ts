import type { Catalogue } from '@dejarik/kernel'

export const de: Catalogue = {
  'refusal.squad-unknown-pilot': 'Es gibt keine Schiffskarte mit der Kennung „{id}“.',
  'mend.squad-unknown-pilot': 'Wähle eine Schiffskarte, die es gibt, oder entferne sie.',
  'refusal.squad-unknown-upgrade': 'Es gibt keine Aufwertung mit der Kennung „{id}“.',
  'mend.squad-unknown-upgrade': 'Wähle eine Aufwertung, die es gibt, oder entferne sie.',
  'refusal.squad-left-out':
    'Beim Lesen dieser Staffel wurde {count, plural, one {etwas weggelassen} other {# Mal etwas weggelassen}}.',
  'mend.squad-left-out': 'Ergänze von Hand, was fehlt; fehlt nichts Wichtiges, bestätige es im Staffelbau.',
  'refusal.squad-points': 'Die Staffel kostet {points} Kommandopunkte; erlaubt sind {limit}.',
  'mend.squad-points':
    'Spare {over, plural, one {# Punkt} other {# Punkte}}: entferne ein Schiff oder nimm ein billigeres.',
  'refusal.squad-too-few-ships':
    'Die Staffel hat {count, plural, =0 {kein Schiff} one {nur ein Schiff} other {nur # Schiffe}}; sie braucht mindestens {least}.',
  'mend.squad-too-few-ships': 'Füge Schiffe hinzu, bis es {least} sind.',
  'refusal.squad-too-many-ships': 'Die Staffel hat {count} Schiffe; erlaubt sind höchstens {most}.',
  'mend.squad-too-many-ships': 'Entferne Schiffe, bis es {most} sind.',
  'refusal.squad-faction': '{pilot} gehört zu einer anderen Fraktion ({own}) als die Staffel ({faction}).',
  'mend.squad-faction': 'Nimm nur Schiffe einer Fraktion.',
  'refusal.squad-banned-pilot': '{pilot} steht auf der Bannliste vom {date}.',
  'mend.squad-banned-pilot':
    '{listMode, select, none {Nimm eine andere Schiffskarte.} standard {Nimm eine andere Schiffskarte, oder spiele im Standardmodus nach der Liste {list}.} extended {Nimm eine andere Schiffskarte, oder spiele im erweiterten Modus nach der Liste {list}.} other {Nimm eine andere Schiffskarte, oder spiele nach der Liste {list}.}}',
  'refusal.squad-pilot-not-in-mode':
    '{pilot} ist im {mode, select, standard {Standardmodus} other {erweiterten Modus}} nicht verfügbar.',
  'mend.squad-pilot-not-in-mode':
    '{listMode, select, none {Nimm eine andere Schiffskarte.} standard {Nimm eine andere Schiffskarte, oder spiele im Standardmodus nach der Liste {list}.} extended {Nimm eine andere Schiffskarte, oder spiele im erweiterten Modus nach der Liste {list}.} other {Nimm eine andere Schiffskarte, oder spiele nach der Liste {list}.}}',
  'refusal.squad-pilot-not-on-list': '{pilot} steht nicht auf der Punkteliste vom {date}.',
  'mend.squad-pilot-not-on-list':
    '{listMode, select, none {Nimm eine andere Schiffskarte.} standard {Nimm eine andere Schiffskarte, oder spiele im Standardmodus nach der Liste {list}.} extended {Nimm eine andere Schiffskarte, oder spiele im erweiterten Modus nach der Liste {list}.} other {Nimm eine andere Schiffskarte, oder spiele nach der Liste {list}.}}',
  'refusal.squad-pilot-not-implemented': '{pilot} kann nachgeschlagen, aber noch nicht geflogen werden.',
  'mend.squad-pilot-not-implemented': 'Nimm eine andere Schiffskarte.',
  'refusal.squad-standard-loadout':
    '{pilot} ist eine Karte mit Standardausstattung und kann {upgrade_accusative} nicht nehmen: ihre Aufwertungen sind aufgedruckt.',
  'mend.squad-standard-loadout': 'Entferne {upgrade_accusative} oder nimm eine andere Karte dieses Piloten.',
  'refusal.squad-banned-upgrade': '{upgrade} bei {pilot_dative} steht auf der Bannliste vom {date}.',
  'mend.squad-banned-upgrade':
    '{listMode, select, none {Entferne {upgrade_accusative}.} standard {Entferne {upgrade_accusative}, oder spiele im Standardmodus nach der Liste {list}.} extended {Entferne {upgrade_accusative}, oder spiele im erweiterten Modus nach der Liste {list}.} other {Entferne {upgrade_accusative}, oder spiele nach der Liste {list}.}}',
  'refusal.squad-standard-loadout-only':
    '{upgrade} gibt es nur auf Karten mit Standardausstattung und kann für {pilot_accusative} nicht gekauft werden.',
  'mend.squad-standard-loadout-only': 'Entferne {upgrade_accusative}.',
  'refusal.squad-upgrade-not-in-mode':
    '{upgrade} bei {pilot_dative} ist im {mode, select, standard {Standardmodus} other {erweiterten Modus}} nicht verfügbar.',
  'mend.squad-upgrade-not-in-mode':
    '{listMode, select, none {Entferne {upgrade_accusative}.} standard {Entferne {upgrade_accusative}, oder spiele im Standardmodus nach der Liste {list}.} extended {Entferne {upgrade_accusative}, oder spiele im erweiterten Modus nach der Liste {list}.} other {Entferne {upgrade_accusative}, oder spiele nach der Liste {list}.}}',
  'refusal.squad-copies':
    'Die Staffel hat {card} {count}-mal; die Liste vom {date} erlaubt {limit, plural, one {eine} other {#}}.',
  'mend.squad-copies': 'Entferne Exemplare davon.',
  'refusal.squad-same-upgrade': '{pilot} hat mehr als eine Aufwertung namens {upgrade}.',
  'mend.squad-same-upgrade': 'Behalte eine davon.',
  'refusal.squad-upgrade-not-implemented':
    '{upgrade} bei {pilot_dative} kann nachgeschlagen, aber noch nicht benutzt werden.',
  'mend.squad-upgrade-not-implemented': 'Entferne {upgrade_accusative}.',
  'refusal.squad-loadout':
    'Die Aufwertungen von {pilot_dative} kosten {cost} Ausstattungspunkte; der Ausstattungswert ist {loadout}.',
  'mend.squad-loadout':
    'Spare bei diesem Schiff {over, plural, one {# Ausstattungspunkt} other {# Ausstattungspunkte}}.',
  'refusal.squad-slots':
    '{pilot} hat {have, plural, =0 {keinen Slot} one {einen Slot} other {# Slots}} der Art {slot}; die Aufwertungen brauchen {need}.',
  'mend.squad-slots': 'Entferne eine Aufwertung der Art {slot}.',
  'refusal.squad-special-slot':
    'Der besondere Slot von {pilot_dative} trägt eine Aufwertung mit nur einem Symbol; diese braucht mehr Slots der Art {slot}.',
  'mend.squad-special-slot': 'Nimm stattdessen eine Aufwertung mit einem Symbol.',
  'refusal.squad-limited':
    '{card} ist limitiert: {limit, plural, one {eine Karte} other {# Karten}} dieses Namens darf in einer Staffel sein, hier sind es {count}. Schiffe und Aufwertungen zählen zusammen.',
  'mend.squad-limited': 'Behalte {limit, plural, one {eine davon} other {# davon}}.',
  'refusal.squad-solitary':
    '{cards} sind Solitär-Karten: eine Staffel darf eine Aufwertung der Art {slot} haben.',
  'mend.squad-solitary': 'Behalte eine davon.',
  'refusal.squad-standardized':
    '{upgrade} ist standardisiert: ein anderes Schiff der Staffel ({ship}) hat es, also muss auch {pilot} es haben.',
  'mend.squad-standardized': 'Rüste jedes Schiff dieses Typs ({ship}) mit {upgrade_dative} aus oder keines.',
  'refusal.squad-restricted':
    'Die Staffel hat {count} Karten der Beschränkungsliste vom {date}; erlaubt sind {limit}.',
  'mend.squad-restricted': 'Entferne beschränkte Karten, bis es {limit} sind.',
  'refusal.squad-obstacle-count':
    'Eine Staffel bringt genau {needed} Hindernisse mit; hier {count, plural, =0 {ist keines} one {ist eines} other {sind es #}}.',
  'mend.squad-obstacle-count': 'Wähle {needed} verschiedene Hindernisse.',
  'refusal.squad-obstacle-unknown': '„{id}“ ist kein Hindernis, das eine Staffel mitbringen darf.',
  'mend.squad-obstacle-unknown':
    'Wähle einen Asteroiden, eine Trümmerwolke oder eine Gaswolke aus der Liste.',
  'refusal.squad-obstacle-twice': 'Das Hindernis „{id}“ ist zweimal gewählt.',
  'mend.squad-obstacle-twice': 'Wähle dafür ein anderes.',

  'refusal.squad-needs-faction':
    '{pilot} kann {upgrade_accusative} nicht nehmen: nur für {needed}{or, select, none {} other { oder eine Staffel mit {or}}}.',
  'mend.squad-needs-faction': 'Entferne {upgrade_accusative}.',
  'refusal.squad-needs-size':
    '{pilot} kann {upgrade_accusative} nicht nehmen: nur für diese Größen: {needed}.',
  'mend.squad-needs-size': 'Entferne {upgrade_accusative} oder gib es einem Schiff dieser Größe.',
  'refusal.squad-needs-ship': '{pilot} kann {upgrade_accusative} nicht nehmen: nur für {needed}.',
  'mend.squad-needs-ship': 'Entferne {upgrade_accusative} oder gib es einem Schiff dieses Typs.',
  'refusal.squad-needs-keyword':
    '{pilot} kann {upgrade_accusative} nicht nehmen: es braucht das Schlüsselwort {needed}.',
  'mend.squad-needs-keyword':
    'Entferne {upgrade_accusative} oder gib es einem Schiff mit diesem Schlüsselwort.',
  'refusal.squad-needs-action':
    '{pilot} kann {upgrade_accusative} nicht nehmen: in der Aktionsleiste muss {needed}{difficulty, select, white { in Weiß} red { in Rot} purple { in Violett} other {}} stehen. Gekoppelte Aktionen zählen nicht.',
  'mend.squad-needs-action': 'Entferne {upgrade_accusative} oder gib es einem Schiff mit dieser Aktion.',
  'refusal.squad-needs-arc':
    '{pilot} kann {upgrade_accusative} nicht nehmen: es braucht eine Primärwaffe mit {needed, select, rear {hinterem Winkel} other {anderem Winkel}}.',
  'mend.squad-needs-arc': 'Entferne {upgrade_accusative}.',
  'refusal.squad-needs-equipped':
    '{pilot} kann {upgrade_accusative} nicht nehmen: das Schiff braucht auch eine Aufwertung der Art {needed}.',
  'mend.squad-needs-equipped':
    'Nimm eine Aufwertung der Art {needed} dazu oder entferne {upgrade_accusative}.',
  'refusal.squad-needs-ship-ability':
    '{pilot} kann {upgrade_accusative} nicht nehmen: es braucht die Schiffsfähigkeit {needed}.',
  'mend.squad-needs-ship-ability': 'Entferne {upgrade_accusative}.',
  'refusal.squad-needs-initiative':
    '{pilot} kann {upgrade_accusative} nicht nehmen: die Initiative muss {least, select, 0 {{most} oder weniger} other {{least} oder mehr}} sein.',
  'mend.squad-needs-initiative': 'Entferne {upgrade_accusative} oder gib es einem anderen Piloten.',
  'refusal.squad-needs-agility':
    '{pilot} kann {upgrade_accusative} nicht nehmen: die Wendigkeit muss {needed} sein.',
  'mend.squad-needs-agility': 'Entferne {upgrade_accusative}.',
  'refusal.squad-needs-shields':
    '{pilot} kann {upgrade_accusative} nicht nehmen: der Schildwert muss mindestens {needed} sein.',
  'mend.squad-needs-shields': 'Entferne {upgrade_accusative}.',
  'refusal.squad-needs-energy':
    '{pilot} kann {upgrade_accusative} nicht nehmen: die Energie muss mindestens {needed} sein.',
  'mend.squad-needs-energy': 'Entferne {upgrade_accusative}.',
  'refusal.squad-needs-limited':
    '{pilot} kann {upgrade_accusative} nicht nehmen: nur für limitierte Schiffe.',
  'mend.squad-needs-limited': 'Entferne {upgrade_accusative}.',

  'refusal.import-too-long':
    'Das ist zu lang für eine Staffel: {length} Zeichen, höchstens {limit} werden gelesen.',
  'mend.import-too-long': 'Füge nur die Staffel ein.',
  'refusal.import-not-json': 'Das ist kein JSON, also auch keine XWS-Datei.',
  'mend.import-not-json': "Exportiere die Staffel noch einmal als XWS und füge alles ein, von '{' bis '}'.",
  'refusal.import-wrong-type':
    '{where}: {value} ist {wanted, select, object {kein Objekt} list {keine Liste} text {kein Text} other {keine Zahl}}.',
  'mend.import-wrong-type': 'Berichtige dieses Feld; der Rest wurde gelesen.',
  'refusal.import-no-faction':
    'Die Datei nennt als Fraktion {value}, und eine solche gibt es nicht; das erste Schiff entschied.',
  'mend.import-no-faction': 'Nenne eine der sieben Fraktionen, etwa „rebelalliance“.',
  'refusal.import-no-ships': '{where}: kein Schiff konnte gelesen werden.',
  'mend.import-no-ships': 'Hier zählt eine Staffel ihre Schiffskarten auf.',
  'refusal.import-unknown-pilot':
    '{where}: es gibt keine Schiffskarte {value}. Das Schiff wurde weggelassen.{known, select, near { Meintest du „{near}“?} other {}}',
  'mend.import-unknown-pilot': 'Berichtige Namen oder Kennung, oder füge das Schiff von Hand hinzu.',
  'refusal.import-no-pilot':
    '{where}: die Datei sagt nicht, welche Schiffskarte es ist („id“ fehlt). Das Schiff wurde weggelassen.',
  'mend.import-no-pilot': 'Exportiere die Staffel noch einmal, oder füge das Schiff von Hand hinzu.',
  'refusal.import-first-edition':
    'Das ist eine Staffel der ersten Edition von X-Wing; hier wird die zweite gespielt, mit anderen Karten und Punkten.',
  'mend.import-first-edition': 'Baue die Staffel neu mit Karten der zweiten Edition, hier oder anderswo.',
  'refusal.import-name':
    '{where}: {value} wurde als Name der Staffel genommen.{known, select, near { Meintest du „{near}“?} other {}}',
  'mend.import-name':
    'Nenne nach einem Komma das Schiff, wenn eine Karte gemeint ist: „Luke Skywalker, T-65-X-Flügler“.',
  'refusal.import-unknown-upgrade':
    '{where}: es gibt keine Aufwertung {value}. Sie wurde weggelassen.{known, select, near { Meintest du „{near}“?} other {}}',
  'mend.import-unknown-upgrade': 'Berichtige Namen oder Kennung, oder füge die Aufwertung von Hand hinzu.',
  'refusal.import-ship-differs':
    '{where}: {value} ist nicht, was {pilot} fliegt. Die Schiffskarte wurde genommen, wie sie ist.',
  'mend.import-ship-differs': 'Prüfe, ob dieser Pilot gemeint war.',
  'refusal.import-points-differ': '{where}: {value} sagt unsere Liste nicht, sondern {points} Punkte.',
  'mend.import-points-differ': 'Die Datei stammt von einer anderen Punkteliste. Unsere ist vom {date}.',
  'refusal.import-printed-upgrade':
    '{where}: {value} kann {pilot_accusative} nicht nehmen: die Aufwertungen sind aufgedruckt. Sie wurde weggelassen.',
  'mend.import-printed-upgrade':
    'Nimm eine andere Karte dieses Piloten, wenn du die Aufwertungen wählen willst.',
  'refusal.import-unknown-obstacle':
    '{where}: {value} ist kein Hindernis, das wir kennen. Es wurde weggelassen.',
  'mend.import-unknown-obstacle': 'Wähle ein anderes.',
  'refusal.import-too-many': '{where}: mehr als {limit} Einträge; der Rest wurde weggelassen.',
  'mend.import-too-many': 'Entferne, was zu viel ist.',
  'refusal.import-too-deep': '{where}: zu tief verschachtelt, um behalten zu werden. Es wurde weggelassen.',
  'mend.import-too-deep': 'Nichts ist zu tun, außer ein anderes Programm braucht dieses Feld.',
  'refusal.import-line':
    '{where}: {value} ist weder Schiffskarte noch Aufwertung. Die Zeile wurde weggelassen.{known, select, near { Meintest du „{near}“?} other {}}',
  'mend.import-line':
    'Schreibe eine Karte je Zeile: Schiffe am Zeilenanfang, Aufwertungen darunter nach einem Strich.',
  'refusal.import-upgrade-without-ship':
    '{where}: {value} steht unter keinem lesbaren Schiff und wurde weggelassen.',
  'mend.import-upgrade-without-ship': 'Schreibe Aufwertungen unter ihr Schiff.',
  'refusal.import-ambiguous': '{where}: {value} kann mehrere Karten meinen; gelesen wurde {pilot}.',
  'mend.import-ambiguous': 'Füge die Kennung in eckigen Klammern hinzu: {ids}.',
  'refusal.import-bad-squad': 'Das ist keine Staffel: {where} fehlt oder hat die falsche Form.',
  'mend.import-bad-squad': 'Schicke die Staffel so, wie der Staffelbauer sie schreibt.',
  'refusal.import-bad-code': 'Dieser Link enthält keine Staffel oder wurde abgeschnitten.',
  'mend.import-bad-code': 'Kopiere noch einmal den ganzen Link.',
  'refusal.import-newer-code':
    'Dieser Link stammt von einer neueren Version oder kennt Karten, die wir nicht haben.',
  'mend.import-newer-code': 'Lade die Seite neu oder bitte um die Staffel als XWS.',
}
