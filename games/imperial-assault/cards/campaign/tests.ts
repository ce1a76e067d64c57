/** What several cards of a campaign do with the dice of attribute tests. */
import { ATTRIBUTES, type Attribute } from '../../facts/index.ts'
import { may, type When } from '../../rules/abilities.ts'
import { canRerollTest, rerollTest } from '../../rules/campaign/tests.ts'

/** "Exhaust this card while performing such a test to reroll 1 die." */
export function exhaustToReroll(attribute: Attribute): When {
  const number = ATTRIBUTES.indexOf(attribute)
  return may('test-rolled', {
    of: 'mine',
    cost: { exhaust: true },
    if: (s) => s.test?.attribute === number && canRerollTest(s.test),
    run: (t, me) => rerollTest(t, me.seat, 1, 'ia.attribute-tests.2'),
  })
}
