/** Supplies that help: they are discarded when they are used (ia.supply-cards.3). */
import { recoverStrain } from '../../../rules/campaign/strain.ts'
import { FOCUSED, gain } from '../../../rules/conditions.ts'
import { recover } from '../../../rules/damage.ts'
import { written } from '../../card.ts'
import { chooseFigure, discardConditions } from '../../choices.ts'
import { may, mine, paying, when } from '../../triggers.ts'
import { selfOrBeside } from '../items/equipment.ts'

const adrenalStim = when(
  'adrenal-stim',
  paying(
    { discard: true },
    may('activation', mine, function* (t, me) {
      const chosen = yield* chooseFigure(t, me, selfOrBeside(t.state, me))
      if (chosen === null) return
      recoverStrain(t, chosen, 3)
      gain(t, chosen, FOCUSED)
    }),
  ),
)

const bactaInfusion = when(
  'bacta-infusion',
  paying(
    { discard: true },
    may('activation', mine, function* (t, me) {
      const chosen = yield* chooseFigure(t, me, selfOrBeside(t.state, me))
      if (chosen === null) return
      recover(t, chosen, 3)
      yield* discardConditions(t, me, chosen)
    }),
  ),
)

const emergencyMedpac = when(
  'emergency-medpac',
  paying(
    { discard: true },
    may('rested', mine, function* (t, me) {
      const chosen = yield* chooseFigure(t, me, selfOrBeside(t.state, me))
      if (chosen !== null) recover(t, chosen, 5)
    }),
  ),
)

export const MEDICINE = [
  written('supply/adrenal-stim', adrenalStim),
  written('supply/bacta-infusion', bactaInfusion),
  written('supply/emergency-medpac', emergencyMedpac),
]
