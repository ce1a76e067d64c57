/** Supplies that help: they are discarded when they are used (ia.supply-cards.3). */
import { ability, when } from '../../../rules/abilities.ts'
import { recoverStrain } from '../../../rules/campaign/strain.ts'
import { FOCUSED, gain } from '../../../rules/conditions.ts'
import { recover } from '../../../rules/damage.ts'
import { written } from '../../card.ts'
import { chooseFigure, discardConditions } from '../../choices.ts'
import { selfOrBeside } from '../items/equipment.ts'

const adrenalStim = ability(
  'adrenal-stim',
  when('activation', {
    of: 'mine',
    may: true,
    cost: { discard: true },
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, selfOrBeside(t.state, me))
      if (chosen === null) return
      recoverStrain(t, chosen, 3)
      gain(t, chosen, FOCUSED)
    },
  }),
)

const bactaInfusion = ability(
  'bacta-infusion',
  when('activation', {
    of: 'mine',
    may: true,
    cost: { discard: true },
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, selfOrBeside(t.state, me))
      if (chosen === null) return
      recover(t, chosen, 3)
      yield* discardConditions(t, me, chosen)
    },
  }),
)

const emergencyMedpac = ability(
  'emergency-medpac',
  when('rested', {
    of: 'mine',
    may: true,
    cost: { discard: true },
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, selfOrBeside(t.state, me))
      if (chosen !== null) recover(t, chosen, 5)
    },
  }),
)

export const MEDICINE = [
  written('supply/adrenal-stim', adrenalStim),
  written('supply/bacta-infusion', bactaInfusion),
  written('supply/emergency-medpac', emergencyMedpac),
]
