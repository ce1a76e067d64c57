import { lossesOf } from '@dejarik/kernel'

export const LOSSES = lossesOf({
  damage: { en: '{figure} has {damage} damage', de: '{figure} hat {damage} Schaden' },
  points: { en: '{figure} owes movement points', de: '{figure} schuldet Bewegungspunkte' },
  'gone-on-map': {
    en: '{figure} is defeated and on the map',
    de: '{figure} ist besiegt und auf der Karte',
  },
  'same-space': {
    en: '{figure} and {other} are in the same space, {space}',
    de: '{figure} und {other} stehen auf demselben Feld, {space}',
  },
  commands: {
    en: '{seat} has {count, plural, one {# command card} other {# command cards}}, not {size}',
    de: '{seat} hat {count, plural, one {# Befehlskarte} other {# Befehlskarten}} statt {size}',
  },
  threat: { en: 'threat is {threat}', de: 'die Bedrohung ist {threat}' },
  debt: {
    en: 'somebody owes credits, influence or experience',
    de: 'jemand schuldet Credits, Einfluss oder Erfahrung',
  },
  strain: { en: '{figure} has {strain} strain', de: '{figure} hat {strain} Anstrengung' },
  'card-twice': { en: '{card} is in two places', de: '{card} ist an zwei Orten' },
  'carried-twice': { en: '{token} is carried twice', de: '{token} wird zweimal getragen' },
  'carried-on-map': {
    en: '{token} is carried and on the map',
    de: '{token} wird getragen und liegt auf der Karte',
  },
})
