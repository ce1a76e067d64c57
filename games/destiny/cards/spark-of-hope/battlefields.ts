/** Spark of Hope: battlefields. */

import { claim, type Texts, when } from '../../rules/abilities.ts'
import { chooseOpponent, chooseWay } from '../../rules/choose.ts'
import { isDowngrade } from '../../rules/later/downgrades.ts'
import { gainResources, loseResources } from '../../rules/resources.ts'
import { spotsSubtype } from '../more-words.ts'

export const SPARK_BATTLEFIELDS: Texts = {
  // Jabba's Palace
  '11158': {
    text: {
      en: 'Claim – Gain 1 resource. You may spot a bounty hunter: An opponent loses 1 resource.',
      de: 'Beanspruchen – Erhalte 1 Ressource. Sichtest du einen Kopfgeldjäger, darfst du einen Gegner 1 Ressource verlieren lassen.',
    },
    short: {
      en: 'Claim – Gain 1 resource; with a bounty hunter a foe loses 1.',
      de: 'Beanspruchen – 1 Ressource; Kopfgeldjäger: Gegner verliert 1.',
    },
    abilities: [
      claim(function* (t, me) {
        gainResources(t, me.seat, 1)
        if (!spotsSubtype(t.state, me.seat, 'bounty-hunter')) return
        if ((yield* chooseWay(t, me, 'choose-one', ['lose', 'nothing'])) === 'lose')
          yield* loseResources(t, yield* chooseOpponent(t, me), 1, me.seat)
      }),
    ],
  },
  // Nightsister Lair
  '11159': {
    text: {
      en: 'When you play your first downgrade of a round, you may gain 1 resource.',
      de: 'Nach deiner ersten Abwertung der Runde darfst du 1 Ressource erhalten.',
    },
    abilities: [
      when('after play', {
        of: 'yours',
        may: true,
        // Those that he played before he controlled it count, too.
        if: (s, me, { kind }) =>
          isDowngrade(kind) && s.players[me.seat].played.filter(isDowngrade).length === 1,
        run: (t, me) => gainResources(t, me.seat, 1),
      }),
    ],
  },
}
