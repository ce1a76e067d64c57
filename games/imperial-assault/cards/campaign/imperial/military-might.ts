/** Military Might: troopers, and more of them. */
import { ability } from '../../../rules/ability.ts'
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
import { CARD, written } from '../../card.ts'
import { chooseSpace } from '../../choices.ts'
import { figuresAt, hasTrait, isFriend } from '../../figures.ts'
import { always, isDefender, modifies, special } from '../../shapes.ts'
import { spacesWithin } from '../../spaces.ts'
import { happens, may, mayInAttack, paying, when } from '../../triggers.ts'

const showOfForce = when(
  'show-of-force',
  paying(
    { exhaust: true },
    mayInAttack(
      'attack-declared',
      (s, me, a) => isFriend(s, me, a.attacker) && !has(s.figures[a.attacker], FOCUSED),
      (t, _me, a) => gain(t, a.attacker, FOCUSED),
    ),
  ),
)

const combatMedic = when(
  'combat-medic',
  paying(
    { exhaust: true, threat: 1 },
    may(
      'activation-end',
      (s, me, { figure }) =>
        isFriend(s, me, figure) && hasTrait(s, figure, 'trooper') && s.figures[figure].space !== NONE,
      (t, me, { figure }) => {
        const s = t.state
        for (const one of figuresOf(s, me.seat))
          if (one === figure || areAdjacent(s, one, figure)) recover(t, one, 2)
      },
    ),
  ),
)

const riotGrenades = special(
  'riot-grenades',
  () => true,
  function* (t, me) {
    const s = t.state
    const space = yield* chooseSpace(t, me, spacesWithin(s, me.figure, 3))
    if (space === null) return
    for (const figure of yield* failing(t, figuresAt(s, space), 'insight'))
      yield* sufferStrain(t, figure, 1, me.figure)
  },
  { pays: { exhaust: true } },
)

const isBlack = (color: number): boolean => color === BLACK

const assaultArmor = ability({
  key: 'assault-armor',
  always: { health: () => 2 },
  when: [
    paying(
      { exhaust: true },
      mayInAttack(
        'attack-rerolls',
        (s, me, a) => isDefender(s, me, a) && canReroll(a, 'defense', isBlack),
        (t, me, a) => reroll(t, me.seat, a, 'defense', 1, 'ia.attack-special.12', isBlack),
      ),
    ),
  ],
})

const endlessRanks = always('endless-ranks', {
  cheaper: (_s, _me, kind, reinforces) =>
    !reinforces && designOf(kind).facts.traits.includes('trooper') ? 1 : 0,
})

const shockTroopers = modifies(
  'shock-troopers',
  (s, me, a) =>
    a.attacker === me.figure &&
    hasTrait(s, me.figure, 'trooper') &&
    a.target !== NONE &&
    distance(s, me.figure, a.target) <= 2,
  { surges: 1 },
)

const sustainedFire = when(
  'sustained-fire',
  paying(
    { exhaust: true },
    mayInAttack(
      'attack-resolved',
      (s, me, a) => isFriend(s, me, a.attacker) && hasTarget(s, a.attacker),
      function* (t, _me, a) {
        yield* attack(t, a.attacker, CARD)
        gain(t, a.attacker, STUNNED)
      },
    ),
  ),
)

const combatVeterans = always('combat-veterans', {
  attack: (_s, me, a) =>
    a.attacker === me.figure ? { accuracy: 2, damage: 1 } : a.target === me.figure ? { block: 1 } : null,
})

const threatLeft = (s: State): boolean => (s.campaign?.threat ?? 0) > 0

/** Its tokens are what the card counts. */
const shockAndAwe = when(
  'shock-and-awe',
  happens(
    'round-end',
    () => true,
    function* (t, me) {
      const card = t.state.held[me.held]
      card.value++
      if (!threatLeft(t.state) || !(yield* t.may(me.seat, 'pay-threat', { rule: CARD }))) return
      spendThreat(t, 1)
      card.value++
    },
  ),
  mayInAttack(
    'attack-declared',
    (s, me, a) => isFriend(s, me, a.attacker) && s.held[me.held].value > 0,
    (t, me, a) => {
      t.state.held[me.held].value--
      add(a, { damage: 1 })
    },
    'attack',
  ),
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
