/** Military Might: troopers, and more of them. */
import { ability, action, always, CARD, may, when } from '../../../rules/abilities.ts'
import { attack } from '../../../rules/attack/attack.ts'
import { canReroll, reroll } from '../../../rules/attack/rerolls.ts'
import { add, BLACK } from '../../../rules/attack/results.ts'
import { hasTarget } from '../../../rules/attack/targets.ts'
import { failing } from '../../../rules/campaign/tests.ts'
import { spendThreat } from '../../../rules/campaign/threat.ts'
import { designOf } from '../../../rules/cards.ts'
import { FOCUSED, gain, has, STUNNED } from '../../../rules/conditions.ts'
import { recover, sufferStrain } from '../../../rules/damage.ts'
import { areAdjacent, distance, figuresOf } from '../../../rules/ground.ts'
import { NONE, type State } from '../../../state.ts'
import { written } from '../../card.ts'
import { chooseSpace } from '../../choices.ts'
import { figuresAt, hasTrait, isFriend } from '../../figures.ts'
import { modifies } from '../../shapes.ts'
import { spacesWithin } from '../../spaces.ts'

const showOfForce = ability(
  'show-of-force',
  may('attack-declared', {
    cost: { exhaust: true },
    if: (s, me, { attack: a }) => isFriend(s, me, a.attacker) && !has(s.figures[a.attacker], FOCUSED),
    run: (t, _me, { attack: a }) => gain(t, a.attacker, FOCUSED),
  }),
)

const combatMedic = ability(
  'combat-medic',
  may('activation-end', {
    of: 'friendly',
    cost: { exhaust: true, threat: 1 },
    if: (s, _me, { figure }) => hasTrait(s, figure, 'trooper') && s.figures[figure].space !== NONE,
    run(t, me, { figure }) {
      const s = t.state
      for (const one of figuresOf(s, me.seat))
        if (one === figure || areAdjacent(s, one, figure)) recover(t, one, 2)
    },
  }),
)

const riotGrenades = ability(
  'riot-grenades',
  action({
    cost: { exhaust: true },
    *run(t, me) {
      const s = t.state
      const space = yield* chooseSpace(t, me, spacesWithin(s, me.figure, 3))
      if (space === null) return
      for (const figure of yield* failing(t, figuresAt(s, space), 'insight'))
        yield* sufferStrain(t, figure, 1, me.figure)
    },
  }),
)

const isBlack = (color: number): boolean => color === BLACK

const assaultArmor = ability(
  'assault-armor',
  always({ health: () => 2 }),
  may('attack-rerolls', {
    of: 'defender',
    cost: { exhaust: true },
    if: (_s, _me, { attack: a }) => canReroll(a, 'defense', isBlack),
    run: (t, me, { attack: a }) => reroll(t, me.seat, a, 'defense', 1, 'ia.attack-special.12', isBlack),
  }),
)

const endlessRanks = ability(
  'endless-ranks',
  always({
    cheaper: (_s, _me, kind, reinforces) =>
      !reinforces && designOf(kind).facts.traits.includes('trooper') ? 1 : 0,
  }),
)

const shockTroopers = modifies(
  'shock-troopers',
  (s, me, a) =>
    a.attacker === me.figure &&
    hasTrait(s, me.figure, 'trooper') &&
    a.target !== NONE &&
    distance(s, me.figure, a.target) <= 2,
  { surges: 1 },
)

const sustainedFire = ability(
  'sustained-fire',
  may('attack-resolved', {
    cost: { exhaust: true },
    if: (s, me, { attack: a }) => isFriend(s, me, a.attacker) && hasTarget(s, a.attacker),
    *run(t, _me, { attack: a }) {
      yield* attack(t, a.attacker, CARD)
      gain(t, a.attacker, STUNNED)
    },
  }),
)

const combatVeterans = ability(
  'combat-veterans',
  always({
    attack: (_s, me, a) =>
      a.attacker === me.figure ? { accuracy: 2, damage: 1 } : a.target === me.figure ? { block: 1 } : null,
  }),
)

const threatLeft = (s: State): boolean => (s.campaign?.threat ?? 0) > 0

/** Its tokens are what the card counts. */
const shockAndAwe = ability(
  'shock-and-awe',
  when('round-end', {
    *run(t, me) {
      const card = t.state.held[me.held]
      card.value++
      if (!threatLeft(t.state) || !(yield* t.may(me.seat, 'pay-threat', { rule: CARD }))) return
      spendThreat(t, 1)
      card.value++
    },
  }),
  may('attack-declared', {
    limit: 'attack',
    if: (s, me, { attack: a }) => isFriend(s, me, a.attacker) && s.held[me.held].value > 0,
    run(t, me, { attack: a }) {
      t.state.held[me.held].value--
      add(a, { damage: 1 })
    },
  }),
)

export const MILITARY_MIGHT = [
  written('military-might/show-of-force', showOfForce),
  written('military-might/combat-medic', combatMedic),
  written('military-might/riot-grenades', riotGrenades),
  written('military-might/assault-armor', assaultArmor),
  written('military-might/endless-ranks', endlessRanks),
  written('military-might/shock-troopers', shockTroopers),
  written('military-might/sustained-fire', sustainedFire),
  written('military-might/combat-veterans', combatVeterans),
  written('military-might/shock-and-awe', shockAndAwe),
]
