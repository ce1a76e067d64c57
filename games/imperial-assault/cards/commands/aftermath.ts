/** Command cards that answer an attack, damage, a defeat or somebody's coming near. */
import { CONDITIONS, commandNumber } from '../../facts/index.ts'
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
import { CARD, written } from '../card.ts'
import { discardCondition } from '../choices.ts'
import { isFriend, isReady } from '../figures.ts'
import { isAttacker, isDefender } from '../shapes.ts'
import { may, mayInAttack, when } from '../triggers.ts'

function isTargetDefeated(s: State, { target }: Attack): boolean {
  return target !== NONE && s.figures[target].gone
}

const furiousCharge = when(
  'furious-charge',
  mayInAttack(
    'attack-resolved',
    (s, me, a) => isDefender(s, me, a) && a.suffered >= 3 && !isReady(s, me.figure),
    (t, me) => readyGroup(t, t.state.figures[me.figure].group),
  ),
)

const counterAttack = when(
  'counter-attack',
  mayInAttack(
    'attack-resolved',
    (s, me, a) => isDefender(s, me, a) && areAdjacent(s, me.figure, a.attacker),
    function* (t, me, a) {
      yield* suffer(t, a.attacker, 2, me.figure)
    },
  ),
)

const payback = when(
  'payback',
  mayInAttack(
    'attack-resolved',
    (s, me, a) => isDefender(s, me, a) && hasTarget(s, me.figure, { only: a.attacker }),
    function* (t, me, a) {
      yield* attack(t, me.figure, CARD, { only: a.attacker, surges: 2 })
    },
  ),
)

const gloryOfTheKill = when(
  'glory-of-the-kill',
  mayInAttack(
    'attack-resolved',
    (s, me, a) => isAttacker(s, me, a) && isTargetDefeated(s, a) && s.figures[me.figure].damage > 0,
    (t, me) => recover(t, me.figure, 3),
  ),
)

const shootTheMessenger = when(
  'shoot-the-messenger',
  mayInAttack(
    'attack-resolved',
    (s, me, a) =>
      isAttacker(s, me, a) && isTargetDefeated(s, a) && s.sides[opponentOf(me.seat)].deck.length > 0,
    (t, me) => discardFromTop(t, opponentOf(me.seat), 3),
  ),
)

/** One strain, and one for each copy that was played before; this one lies in the pile already. */
const escalatingHostility = when(
  'escalating-hostility',
  mayInAttack(
    'attack-resolved',
    (s, me, a) =>
      isAttacker(s, me, a) && !a.missed && a.target !== NONE && s.figures[a.target].space !== NONE,
    function* (t, me, a) {
      const card = commandNumber('escalating-hostility')
      const played = t.state.sides[me.seat].discard.filter((one) => one === card).length
      yield* sufferStrain(t, a.target, played, me.figure)
    },
  ),
)

const BENEFICIAL = CONDITIONS.reduce(
  (bits, { id, kind }) => (kind === 'beneficial' ? bits | conditionBit(id) : bits),
  0,
)
const disorient = when(
  'disorient',
  may(
    'suffered',
    (s, me, { figure }) => !isFriend(s, me, figure) && (s.figures[figure].conditions & BENEFICIAL) !== 0,
    function* (t, me, { figure }) {
      yield* discardCondition(t, me, figure, BENEFICIAL)
      yield* sufferStrain(t, figure, 2)
    },
  ),
)

const opportunistic = when(
  'opportunistic',
  may(
    'suffered',
    (s, me, { figure }) => !isFriend(s, me, figure),
    function* (t, me) {
      yield* gainPoints(t, me.figure, 3, CARD)
    },
  ),
)

const celebration = when(
  'celebration',
  may(
    'defeated',
    (s, me, { figure }) => !isFriend(s, me, figure) && designOf(s.figures[figure].kind).facts.unique,
    (t, me) => score(t, me.seat, 4, CARD),
  ),
)

const debtsRepaid = when(
  'debts-repaid',
  may(
    'defeated',
    (s, me, { figure }) => isFriend(s, me, figure),
    (t, me) => {
      readyGroup(t, t.state.figures[me.figure].group)
      gain(t, me.figure, FOCUSED)
    },
  ),
)

/** As much damage as health, but still standing: what is offered now comes before the defeat. */
const dyingLunge = when(
  'dying-lunge',
  may(
    'suffered',
    (s, me, { figure }) => figure === me.figure && isDefeated(s, figure),
    function* (t, me) {
      yield* moveSpaces(t, me.figure, 2, CARD)
      yield* attack(t, me.figure, CARD, { type: 'melee' })
      loseForGood(t.state, me.figure)
    },
  ),
)

const miracleWorker = when(
  'miracle-worker',
  may(
    'suffered',
    (s, me, { figure }) =>
      isFriend(s, me, figure) && isDefeated(s, figure) && distance(s, me.figure, figure) <= 3,
    (t, _me, { figure }) => recover(t, figure, 3),
  ),
)

const selfDefense = when(
  'self-defense',
  may(
    'entered',
    (s, me, { figure, spaces }) =>
      !isFriend(s, me, figure) && spaces.some((space) => isAdjacentTo(s, me.figure, space)),
    function* (t, me, { figure }) {
      yield* suffer(t, figure, 1, me.figure)
    },
  ),
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
