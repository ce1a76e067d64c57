/** Skirmish upgrades that are attached to a group: what they say holds for each of its figures. */
import { surgesFrom } from '../../facts/index.ts'
import { ability, always, when } from '../../rules/abilities.ts'
import { FOCUSED, gain } from '../../rules/conditions.ts'
import { NONE } from '../../state.ts'
import { combatSuit } from '../abilities.ts'
import { written } from '../card.ts'
import { figureCost } from '../figures.ts'
import { isAttacker, mayReroll, modifies } from '../shapes.ts'

/** Two surges for an explosion. */
const EXPLOSION = surgesFrom(['2: +1 damage, blast 2'])

const furyOfKashyyyk = ability(
  'fury-of-kashyyyk',
  when('attack-resolved', {
    of: 'defender',
    if: (_s, _me, { attack: a }) => a.suffered >= 3,
    run: (t, me) => gain(t, me.figure, FOCUSED),
  }),
)

const preyOnTheWeak = modifies(
  'prey-on-the-weak',
  (s, me, a) =>
    isAttacker(s, me, a) && a.target !== NONE && figureCost(s, a.target) < figureCost(s, me.figure),
  { pierce: 1, accuracy: 1 },
)

export const ATTACHMENTS = [
  written('combat-suit', combatSuit),
  written('explosive-armaments', ability('explosive-armaments', always({ surges: () => EXPLOSION }))),
  written('fury-of-kashyyyk', furyOfKashyyyk),
  written('prey-on-the-weak', preyOnTheWeak),
  // One of its own: who has one built in may use both (the limit is a number's).
  written('targeting-computer', mayReroll('upgrade/targeting-computer', 'attack', isAttacker)),
]
