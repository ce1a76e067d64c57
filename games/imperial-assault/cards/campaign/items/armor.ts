/** Armor: its health is a fact. */
import { ability, CARD, may } from '../../../rules/abilities.ts'
import { add, evadeResults } from '../../../rules/attack/results.ts'
import { written } from '../../card.ts'
import { isDefender } from '../../shapes.ts'
import { exhaustToAdd } from './modifications.ts'

/** As many evade results as its hero likes become block. */
const combatCoat = ability(
  'combat-coat',
  may('attack-modifiers', {
    of: 'defender',
    if: (_s, _me, { attack: a }) => evadeResults(a) > 0,
    *run(t, me, { attack: a }) {
      const range = { min: 1, max: evadeResults(a) }
      const converted = yield* t.chooseNumber(me.seat, 'convert-evade', range, { rule: CARD })
      add(a, { evade: -converted, block: converted })
    },
  }),
)

const laminateArmor = exhaustToAdd('laminate-armor', isDefender, { block: 1 })

export const ARMOR = [
  written('item/combat-coat-1', combatCoat),
  written('item/combat-coat-2', combatCoat),
  written('item/laminate-armor-2', laminateArmor),
  written('item/laminate-armor-3', laminateArmor),
]
