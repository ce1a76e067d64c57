import { lossesOf } from '@dejarik/kernel'

const PLACES = {
  en: 'deck {the deck} hand {the hand} discard {the discard pile} aside {what is set aside} play {play} queue {the queue} other {use}',
  de: 'deck {im Deck} hand {auf der Hand} discard {im Ablagestapel} aside {beiseitegelegt} play {im Spiel} queue {in der Warteschlange} other {in Gebrauch}',
}

export const LOSSES = lossesOf({
  twice: {
    en: `{card} is in {one, select, ${PLACES.en}} and in {other, select, ${PLACES.en}}`,
    de: `{card} ist {one, select, ${PLACES.de}} und {other, select, ${PLACES.de}}`,
  },
  nowhere: { en: '{card} is nowhere', de: '{card} ist nirgends' },
  resources: { en: '{seat} owes resources', de: '{seat} schuldet Ressourcen' },
  shields: {
    en: '{card} has {shields, plural, one {# shield} other {# shields}}',
    de: '{card} hat {shields, plural, one {# Schild} other {# Schilde}}',
  },
  damage: { en: '{card} has {damage} damage', de: '{card} hat {damage} Schaden' },
  attached: {
    en: '{card} is attached, but neither an upgrade nor a downgrade',
    de: '{card} ist angelegt, aber weder Aufwertung noch Abwertung',
  },
  tokens: {
    de: '{card} hat {resources} Ressourcen',
    en: '{card} has {resources} resources',
  },
  'on-nothing': {
    en: '{card} is on a card that is gone',
    de: '{card} liegt an einer Karte, die nicht mehr da ist',
  },
  'die-twice': { en: 'die {die} is there twice', de: 'Würfel {die} ist zweimal da' },
  'die-alone': { en: 'die {die} has lost its card', de: 'Würfel {die} hat seine Karte verloren' },
  'die-aside': { en: 'die {die} should be set aside', de: 'Würfel {die} müsste beiseitegelegt sein' },
})
