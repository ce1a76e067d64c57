import type { en } from './en.ts'

export const de: { readonly [K in keyof typeof en]: string } = {
  'board.label': 'Gefecht',
  'dock.label': 'Einzelheiten',
  'dock.hint':
    'Ein Klick auf eine Figur zeigt ihre Karte. Ist eine gewählt, zeigt das Zeigen auf eine andere die Sichtlinie zwischen beiden.',
  'detail.close': 'Schließen',

  'options.own': 'Deine Armee',
  'options.foe': 'Gegnerische Armee',
  'options.build': 'Armeen bauen',
  'options.mission': 'Einsatz',
  'options.any-mission': 'Einer von allen, per Los',

  'keys.zoom': 'Näher heran, weiter weg',
  'keys.arrows': 'Von Ding zu Ding auf der Karte, oder die Karte schieben',
  'keys.next': 'Nächste Figur',

  'map.label': 'Karte',
  'map.in': 'Näher heran',
  'map.out': 'Weiter weg',
  'map.fit': 'Ganze Karte zeigen',
  'map.turn': 'Karte drehen',
  'map.tiles': 'Namen der Kartenteile zeigen',
  'map.choices': 'Was gemeint sein kann',
  'zone.choose': 'Aufstellungszone {name} wählen',
  'door.open': 'Geschlossene Tür: kann geöffnet werden',
  'token.label':
    '{name}{whose, select, own {, von dir kontrolliert} foe {, vom Gegner kontrolliert} other {}}{health, plural, =0 {} other {, Gesundheit {left} von #}}',

  'legend.title': 'Zeichen der Karte',
  'legend.wall': 'Wand: niemand bewegt sich oder sieht hindurch',
  'legend.door': 'Geschlossene Tür: eine Wand, bis jemand sie öffnet',
  'legend.difficult': 'Unwegsames Gelände (Wellen): ein Bewegungspunkt mehr zum Betreten',
  'legend.impassable': 'Unpassierbares Gelände (Punkte): nicht betretbar, man sieht hindurch',
  'legend.blocking': 'Blockierendes Gelände (schraffiert): nicht betretbar, man sieht nicht hindurch',
  'legend.edge-impassable': 'Unpassierbare Linie: nicht überschreitbar, man sieht hindurch',
  'legend.edge-blocking': 'Blockierende Linie: nicht überschreitbar, man sieht nicht hindurch',

  'legend.tile':
    'Gestrichelte Linie zwischen Feldern: Hier beginnt ein anderes Kartenteil. Kartenteile haben Namen, die die Karte auf Wunsch zeigt.',

  'spot.moves':
    'Für {cost} Bewegungspunkte hierher gehen, davor {moves, plural, one {eine Bewegungsaktion} other {# Bewegungsaktionen}}',
  'caption.walk': 'Gehen: {cost, plural, one {# Bewegungspunkt} other {# Bewegungspunkte}}',
  'caption.moves':
    'Gehen: {cost} Bewegungspunkte, davor {moves, plural, one {eine Bewegungsaktion} other {# Bewegungsaktionen}}. Noch ein Klick geht los.',

  'sight.adjacent': 'benachbart: immer in Sicht',
  'sight.clear':
    '{spaces, plural, one {# Feld} other {# Felder}} entfernt; beide Linien von der markierten Ecke sind frei',
  'sight.blocked':
    '{spaces, plural, one {# Feld} other {# Felder}} entfernt; keine Sichtlinie: bestenfalls {lines, plural, one {wird eine Linie} other {werden beide Linien}} gestoppt durch {why}',
  'sight.wall': 'eine Wand',
  'sight.terrain': 'blockierendes Gelände',
  'sight.corner': 'eine geschlossene Ecke',
  'sight.figure': 'eine Figur ({name})',

  'figure.label':
    '{name} {tag}, {whose, select, own {deine} other {feindlich}}, Gesundheit {left} von {health}, {activity, select, ready {spielbereit} active {aktiv} waiting {kommt noch an die Reihe} other {erschöpft}}{more, select, other {. {more}}}',
  'figure.carries': 'trägt: {what}',
  'activity.ready': 'Spielbereit',
  'activity.active': 'Aktiv',
  'activity.waiting': 'Kommt noch an die Reihe',
  'activity.exhausted': 'Erschöpft',

  'condition.bleeding': 'erleidet nach jeder ihrer Aktionen 1 Anstrengung. Eine Aktion beendet das.',
  'condition.focused': 'fügt ihrem nächsten Angriff einen grünen Würfel hinzu und verliert dies dann.',
  'condition.hidden':
    'Angriffe gegen sie haben −2 Zielsicherheit; ihr eigener nächster Angriff erhält eine Energie und beendet dies.',
  'condition.stunned': 'kann weder angreifen noch ihr Feld verlassen. Eine Aktion beendet das.',
  'condition.weakened':
    'eine Energie weniger beim Angriff, ein Vermeiden weniger beim Verteidigen, bis ihre Aktivierung endet.',

  'actions.left': '{count, plural, =0 {Keine Aktion übrig} one {# Aktion übrig} other {# Aktionen übrig}}',
  'actions.points':
    '{points, plural, =0 {Keine Bewegungspunkte} one {# Bewegungspunkt} other {# Bewegungspunkte}}',
  'actions.move': 'Bewegen (+{points})',
  'actions.attack': 'Angreifen ({count})',

  'strip.setup': 'Aufbau',
  'strip.round': 'Runde',
  'strip.initiative-own': 'Du hast die Initiative',
  'strip.initiative-foe': 'Gegner hat die Initiative',
  'strip.score': 'Siegpunkte: du {own}, Gegner {foe}; {goal} gewinnen',

  'army.own': 'Du',
  'army.foe': 'Gegner',
  'group.elite': 'Elite',
  'group.ready': 'spielbereit',
  'group.active': 'aktiv',
  'group.exhausted': 'erschöpft',
  'group.gone': 'besiegt',
  'group.health': 'Gesundheit {left} von {health}',

  'pile.deck': 'Befehlsstapel: {count, plural, one {# Karte} other {# Karten}}',
  'pile.hand': 'Hand: {count, plural, one {# Karte} other {# Karten}}',
  'pile.discard': 'Ablagestapel: {count, plural, one {# Karte} other {# Karten}}',
  'pile.own-deck': 'Noch in deinem Deck, sortiert',
  'pile.discarded': 'Ablagestapel',
  'hand.label': 'Deine Befehlskarten',
  'hand.empty': 'Keine Befehlskarten',
  'hand.player': 'du',
  'hand.playable': 'jetzt spielbar',
  'hand.not-now': 'In diesem Moment nicht spielbar.',

  'window.act': 'Während der Aktivierung',
  'window.round-start': 'Zu Beginn der Runde',
  'window.round-end': 'Am Ende der Runde',
  'window.activation-start': 'Zu Beginn der Aktivierung',
  'window.activation-end': 'Am Ende der Aktivierung',
  'window.attack-planned': 'Vor dem Angriff',
  'window.attack-declared': 'Wenn das Ziel bestimmt ist',
  'window.attack-pool': 'Vor dem Würfeln',
  'window.attack-rerolls': 'Neu werfen',
  'window.attack-modifiers': 'Modifikationen',
  'window.attack-surges': 'Wenn Energie ausgegeben wird',
  'window.attack-resolved': 'Nach dem Angriff',
  'window.suffered': 'Wenn Schaden erlitten wird',
  'window.defeated': 'Wenn eine Figur besiegt wird',
  'window.discard-command': 'Wähle eine Karte zum Ablegen',
  'window.other': 'Jetzt spielbar',

  'attack.title': 'Angriff',
  'attack.preview': 'Dieser Angriff',
  'attack.attacker': 'greift an',
  'attack.defender': 'verteidigt',
  'attack.ranged':
    'Fernkampf, {spaces, plural, one {# Feld} other {# Felder}}: so viel Zielsicherheit ist nötig',
  'attack.melee': 'Nahkampf',
  'attack.missed': 'Verfehlt',
  'attack.result': '{damage, plural, =0 {Kein Schaden} other {# Schaden}}',
  'step.1': 'Ziel bestimmen',
  'step.2': 'Würfeln',
  'step.3': 'Neu werfen',
  'step.4': 'Modifizieren',
  'step.5': 'Energie ausgeben',
  'step.6': 'Zielsicherheit prüfen',
  'step.7': 'Schaden berechnen',
  'dice.attack': 'Angriffswürfel',
  'dice.defense': 'Verteidigungswürfel',
  'dice.none': 'keine Würfel',
  'dice.unrolled': 'Würfel, {color}',
  'dice.face':
    'Würfel, {color}: {damage, plural, =0 {} other {# Schaden }}{surge, plural, =0 {} other {# Energie }}{accuracy, plural, =0 {} other {Zielsicherheit # }}{block, plural, =0 {} other {# Blocken }}{evade, plural, =0 {} other {# Vermeiden }}{dodge, plural, =0 {} other {Ausweichen }}{again, select, yes {(neu geworfen)} other {}}',
  'total.damage': 'Schaden',
  'total.block': 'Blocken',
  'total.pierce': 'Durchschlagen',
  'total.surges': 'Energie',
  'total.evade': 'Vermeiden',
  'total.accuracy': 'Zielsicherheit',
  'total.dodge': 'Ausweichen',
  'total.miss': 'Würde verfehlen',
  'total.dealt': 'Schaden am Ziel',
  'surge.title': 'Energie',
  'surge.spent': '{times, plural, one {ausgegeben} other {#-mal ausgegeben}}',
  'surge.then': '{now} → {then}',
  'surge.done': 'Keine mehr ausgeben',
  'odds.title': 'Schaden, den das Ziel erleiden wird, in Prozent',
  'odds.damage': '{damage} Schaden im Mittel',
  'odds.hit': 'trifft {chance}',
  'odds.defeat': 'besiegt {chance}',
  'odds.bar': '{damage} Schaden: {chance}',
  'odds.note':
    'Exakt, mit Energie für den meisten Schaden. Karten, die noch kommen können, zählen nicht mit.',
}
