/** Command cards that answer an attack, damage, a defeat or somebody's coming near. */
import { CONDITIONS, commandNumber } from '../../facts/index.ts'
import { ability, CARD, may } from '../../rules/abilities.ts'
import { attack } from '../../rules/attack/attack.ts'
import { hasTarget } from '../../rules/attack/targets.ts'
import { designOf } from '../../rules/cards.ts'
import { discardFromTop } from '../../rules/command-cards.ts'
import { conditionBit, FOCUSED, gain } from '../../rules/conditions.ts'
import { isDefeated, recover, suffer, sufferStrain } from '../../rules/damage.ts'
import { areAdjacent, distance, isAdjacentTo } from '../../rules/ground.ts'
import { gainPoints, moveSpaces } from '../../rules/moving.ts'
import { readyGroup } from '../../rules/ready.ts'
import { score } from '../../rules/winning.ts'
import { type Attack, NONE, opponentOf, type State } from '../../state.ts'
import { loseForGood } from '../abilities.ts'
import { written } from '../card.ts'
import { discardCondition } from '../choices.ts'
import { isReady } from '../figures.ts'

function isTargetDefeated(s: State, { target }: Attack): boolean {
  return target !== NONE && s.figures[target].gone
}

const furiousCharge = ability(
  'furious-charge',
  may('attack-resolved', {
    of: 'defender',
    if: (s, me, { attack: a }) => a.suffered >= 3 && !isReady(s, me.figure),
    run: (t, me) => readyGroup(t, t.state.figures[me.figure].group),
  }),
)

const counterAttack = ability(
  'counter-attack',
  may('attack-resolved', {
    of: 'defender',
    if: (s, me, { attack: a }) => areAdjacent(s, me.figure, a.attacker),
    *run(t, me, { attack: a }) {
      yield* suffer(t, a.attacker, 2, me.figure)
    },
  }),
)

const payback = ability(
  'payback',
  may('attack-resolved', {
    of: 'defender',
    if: (s, me, { attack: a }) => hasTarget(s, me.figure, { only: a.attacker }),
    *run(t, me, { attack: a }) {
      yield* attack(t, me.figure, CARD, { only: a.attacker, surges: 2 })
    },
  }),
)

const gloryOfTheKill = ability(
  'glory-of-the-kill',
  may('attack-resolved', {
    of: 'attacker',
    if: (s, me, { attack: a }) => isTargetDefeated(s, a) && s.figures[me.figure].damage > 0,
    run: (t, me) => recover(t, me.figure, 3),
  }),
)

const shootTheMessenger = ability(
  'shoot-the-messenger',
  may('attack-resolved', {
    of: 'attacker',
    if: (s, me, { attack: a }) => isTargetDefeated(s, a) && s.sides[opponentOf(me.seat)].deck.length > 0,
    run: (t, me) => discardFromTop(t, opponentOf(me.seat), 3),
  }),
)

/** One strain, and one for each copy that was played before; this one lies in the pile already. */
const escalatingHostility = ability(
  'escalating-hostility',
  may('attack-resolved', {
    of: 'attacker',
    if: (s, _me, { attack: a }) => !a.missed && a.target !== NONE && s.figures[a.target].space !== NONE,
    *run(t, me, { attack: a }) {
      const card = commandNumber('escalating-hostility')
      const played = t.state.sides[me.seat].discard.filter((one) => one === card).length
      yield* sufferStrain(t, a.target, played, me.figure)
    },
  }),
)

const BENEFICIAL = CONDITIONS.reduce(
  (bits, { id, kind }) => (kind === 'beneficial' ? bits | conditionBit(id) : bits),
  0,
)
const disorient = ability(
  'disorient',
  may('suffered', {
    of: 'hostile',
    if: (s, _me, { figure }) => (s.figures[figure].conditions & BENEFICIAL) !== 0,
    *run(t, me, { figure }) {
      yield* discardCondition(t, me, figure, BENEFICIAL)
      yield* sufferStrain(t, figure, 2)
    },
  }),
)

const opportunistic = ability(
  'opportunistic',
  may('suffered', {
    of: 'hostile',
    run: (t, me) => gainPoints(t, me.figure, 3, CARD),
  }),
)

const celebration = ability(
  'celebration',
  may('defeated', {
    of: 'hostile',
    if: (s, _me, { figure }) => designOf(s.figures[figure].kind).facts.unique,
    run: (t, me) => score(t, me.seat, 4, CARD),
  }),
)

const debtsRepaid = ability(
  'debts-repaid',
  may('defeated', {
    of: 'friendly',
    run(t, me) {
      readyGroup(t, t.state.figures[me.figure].group)
      gain(t, me.figure, FOCUSED)
    },
  }),
)

/** As much damage as health, but still standing: what is offered now comes before the defeat. */
const dyingLunge = ability(
  'dying-lunge',
  may('suffered', {
    of: 'mine',
    if: (s, _me, { figure }) => isDefeated(s, figure),
    *run(t, me) {
      yield* moveSpaces(t, me.figure, 2, CARD)
      yield* attack(t, me.figure, CARD, { type: 'melee' })
      loseForGood(t.state, me.figure)
    },
  }),
)

const miracleWorker = ability(
  'miracle-worker',
  may('suffered', {
    of: 'friendly',
    if: (s, me, { figure }) => isDefeated(s, figure) && distance(s, me.figure, figure) <= 3,
    run: (t, _me, { figure }) => recover(t, figure, 3),
  }),
)

const selfDefense = ability(
  'self-defense',
  may('entered', {
    of: 'hostile',
    if: (s, me, { spaces }) => spaces.some((space) => isAdjacentTo(s, me.figure, space)),
    *run(t, me, { figure }) {
      yield* suffer(t, figure, 1, me.figure)
    },
  }),
)

export const AFTERMATH = [
  written('dying-lunge', dyingLunge),
  written('miracle-worker', miracleWorker),
  written('self-defense', selfDefense),
  written('furious-charge', furiousCharge),
  written('counter-attack', counterAttack),
  written('payback', payback),
  written('glory-of-the-kill', gloryOfTheKill),
  written('shoot-the-messenger', shootTheMessenger),
  written('escalating-hostility', escalatingHostility),
  written('disorient', disorient),
  written('opportunistic', opportunistic),
  written('celebration', celebration),
  written('debts-repaid', debtsRepaid),
]
