/** Command cards that answer an attack, damage, a defeat or somebody's coming near. */
import { CONDITIONS } from '../../facts/index.ts'
import { attack } from '../../rules/attack/attack.ts'
import { hasTarget } from '../../rules/attack/targets.ts'
import { discardFromTop } from '../../rules/command-cards.ts'
import { conditionBit, FOCUSED, gain } from '../../rules/conditions.ts'
import { isDefeated, recover, suffer, sufferStrain } from '../../rules/damage.ts'
import { areAdjacent, distance, figuresOnMap, isAdjacentTo, spacesOf } from '../../rules/ground.ts'
import { gainPoints, moveSpaces } from '../../rules/moving.ts'
import { score } from '../../rules/winning.ts'
import { type Attack, type FigureId, NONE, opponentOf, type State } from '../../state.ts'
import { written } from '../card.ts'
import { commandNumber, designOf } from '../catalogue.ts'
import { CARD, isAttacker, isDefender, isFriend } from '../shapes.ts'
import { discardCondition, isReady, readyGroup } from './choices.ts'
import { inAttack, used } from './moments.ts'

function isTargetDefeated(s: State, { target }: Attack): boolean {
  return target !== NONE && s.figures[target].gone
}

const furiousCharge = inAttack(
  'furious-charge',
  'attack-resolved',
  (s, me, a) => isDefender(s, me, a) && a.suffered >= 3 && !isReady(s, me.figure),
  (t, me) => readyGroup(t, t.state.figures[me.figure].group),
)

const counterAttack = inAttack(
  'counter-attack',
  'attack-resolved',
  (s, me, a) => isDefender(s, me, a) && areAdjacent(s, me.figure, a.attacker),
  function* (t, me, a) {
    yield* suffer(t, a.attacker, 2, me.figure)
  },
)

const payback = inAttack(
  'payback',
  'attack-resolved',
  (s, me, a) => isDefender(s, me, a) && hasTarget(s, me.figure, { only: a.attacker }),
  function* (t, me, a) {
    yield* attack(t, me.figure, CARD, { only: a.attacker, surges: 2 })
  },
)

const gloryOfTheKill = inAttack(
  'glory-of-the-kill',
  'attack-resolved',
  (s, me, a) => isAttacker(s, me, a) && isTargetDefeated(s, a) && s.figures[me.figure].damage > 0,
  (t, me) => recover(t, me.figure, 3),
)

const shootTheMessenger = inAttack(
  'shoot-the-messenger',
  'attack-resolved',
  (s, me, a) =>
    isAttacker(s, me, a) && isTargetDefeated(s, a) && s.sides[opponentOf(me.seat)].deck.length > 0,
  (t, me) => discardFromTop(t, opponentOf(me.seat), 3),
)

/** One strain, and one for each copy that was played before; this one lies in the pile already. */
const escalatingHostility = inAttack(
  'escalating-hostility',
  'attack-resolved',
  (s, me, a) => isAttacker(s, me, a) && !a.missed && a.target !== NONE && s.figures[a.target].space !== NONE,
  function* (t, me, a) {
    const card = commandNumber('escalating-hostility')
    const played = t.state.sides[me.seat].discard.filter((one) => one === card).length
    yield* sufferStrain(t, a.target, played, me.figure)
  },
)

const BENEFICIAL = CONDITIONS.reduce(
  (bits, { id, kind }) => (kind === 'beneficial' ? bits | conditionBit(id) : bits),
  0,
)
const disorient = used(
  'disorient',
  'suffered',
  (s, me, { figure }) => !isFriend(s, me, figure) && (s.figures[figure].conditions & BENEFICIAL) !== 0,
  function* (t, me, { figure }) {
    yield* discardCondition(t, me.seat, figure, BENEFICIAL)
    yield* sufferStrain(t, figure, 2)
  },
)

const opportunistic = used(
  'opportunistic',
  'suffered',
  (s, me, { figure }) => !isFriend(s, me, figure),
  function* (t, me) {
    yield* gainPoints(t, me.figure, 3, CARD)
  },
)

const celebration = used(
  'celebration',
  'defeated',
  (s, me, { figure }) => !isFriend(s, me, figure) && designOf(s.figures[figure].kind).facts.unique,
  (t, me) => score(t, me.seat, 4, CARD),
)

const debtsRepaid = used(
  'debts-repaid',
  'defeated',
  (s, me, { figure }) => isFriend(s, me, figure),
  (t, me) => {
    readyGroup(t, t.state.figures[me.figure].group)
    gain(t, me.figure, FOCUSED)
  },
)

/** As much damage as health, but still standing: what is offered now comes before the defeat. */
const dyingLunge = used(
  'dying-lunge',
  'suffered',
  (s, me, { figure }) => figure === me.figure && isDefeated(s, figure),
  function* (t, me) {
    yield* moveSpaces(t, me.figure, 2, CARD)
    yield* attack(t, me.figure, CARD, { type: 'melee' })
  },
)

const miracleWorker = used(
  'miracle-worker',
  'suffered',
  (s, me, { figure }) =>
    isFriend(s, me, figure) && isDefeated(s, figure) && distance(s, me.figure, figure) <= 3,
  (t, _me, { figure }) => recover(t, figure, 3),
)

/** Nobody is interrupted in another figure's space (ia.interrupt.8). */
function isPassingThrough(s: State, figure: FigureId): boolean {
  const covered = spacesOf(s, s.figures[figure])
  return figuresOnMap(s).some(
    (other) => other !== figure && spacesOf(s, s.figures[other]).some((space) => covered.includes(space)),
  )
}
const selfDefense = used(
  'self-defense',
  'entered',
  (s, me, { figure, spaces }) =>
    !isFriend(s, me, figure) &&
    spaces.some((space) => isAdjacentTo(s, me.figure, space)) &&
    !isPassingThrough(s, figure),
  function* (t, me, { figure }) {
    yield* suffer(t, figure, 1, me.figure)
  },
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
