import { lossesOf } from '@dejarik/kernel'

export const LOSSES = lossesOf({
  'damage-card-twice': {
    en: 'damage card {card} of {seat} is there twice',
    de: 'Schadenskarte {card} von {seat} ist zweimal da',
  },
  'damage-cards': {
    en: '{seat} has {count} damage cards, not {size}',
    de: '{seat} hat {count} Schadenskarten statt {size}',
  },
  tokens: {
    en: '{ship} has {count} tokens of the kind “{token}”',
    de: '{ship} hat {count} Marker der Art „{token}“',
  },
  'shields-or-force': { en: '{ship} owes shields or Force', de: '{ship} schuldet Schilde oder Macht' },
  charges: { en: '{ship} owes charges', de: '{ship} schuldet Ladungen' },
  'lock-on-itself': { en: '{ship} has locked itself', de: '{ship} hat sich selbst erfasst' },
  'lock-twice': { en: '{ship} has a lock twice', de: '{ship} hat eine Zielerfassung zweimal' },
})
