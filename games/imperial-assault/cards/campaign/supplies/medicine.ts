/** Supplies that help: they are discarded when they are used (ia.supply-cards.3). */
import { type Doing, done } from '@dejarik/kernel'
import { ability, type Me, may, type Named } from '../../../rules/abilities.ts'
import { recoverStrain } from '../../../rules/campaign/strain.ts'
import { FOCUSED, gain } from '../../../rules/conditions.ts'
import { recover } from '../../../rules/damage.ts'
import type { AbilityKey, FigureId, T } from '../../../state.ts'
import { written } from '../../card.ts'
import { chooseFigure, discardConditions } from '../../choices.ts'
import { selfOrBeside } from '../items/equipment.ts'

/** For its figure, or one beside it. */
function medicine(
  key: AbilityKey,
  at: 'activation' | 'rested',
  treat: (t: T, chosen: FigureId, me: Me) => Doing,
): Named {
  return ability(
    key,
    may(at, {
      of: 'mine',
      cost: { discard: true },
      *run(t, me) {
        const chosen = yield* chooseFigure(t, me, selfOrBeside(t.state, me))
        if (chosen !== null) yield* done(treat(t, chosen, me))
      },
    }),
  )
}

const adrenalStim = medicine('adrenal-stim', 'activation', (t, chosen) => {
  recoverStrain(t, chosen, 3)
  gain(t, chosen, FOCUSED)
})
const bactaInfusion = medicine('bacta-infusion', 'activation', (t, chosen, me) => {
  recover(t, chosen, 3)
  return discardConditions(t, me, chosen)
})
const emergencyMedpac = medicine('emergency-medpac', 'rested', (t, chosen) => {
  recover(t, chosen, 5)
})

export const MEDICINE = [
  written('supply/adrenal-stim', adrenalStim),
  written('supply/bacta-infusion', bactaInfusion),
  written('supply/emergency-medpac', emergencyMedpac),
]
