/** What several cards of a campaign do with the dice of attribute tests. */
import { ATTRIBUTES, type Attribute } from '../../facts/index.ts'
import type { Trigger } from '../../rules/ability.ts'
import { canRerollTest, rerollTest } from '../../rules/campaign/tests.ts'
import { may, paying } from '../triggers.ts'

/** "Exhaust this card while performing such a test to reroll 1 die." */
export function exhaustToReroll(attribute: Attribute): Trigger {
  const number = ATTRIBUTES.indexOf(attribute)
  return paying(
    { exhaust: true },
    may(
      'test-rolled',
      (s, me, { figure }) => figure === me.figure && s.test?.attribute === number && canRerollTest(s.test),
      (t, me) => rerollTest(t, me.seat, 1, 'ia.attribute-tests.2'),
    ),
  )
}
