/** Those who give the orders in the underworld. */
import type { Source } from '../../rules/ability.ts'
import { attack } from '../../rules/attack/attack.ts'
import { hasTarget } from '../../rules/attack/targets.ts'
import { designOf } from '../../rules/cards.ts'
import { draw } from '../../rules/command-cards.ts'
import { FOCUSED, gain } from '../../rules/conditions.ts'
import { sufferStrain } from '../../rules/damage.ts'
import { isLaid, lay } from '../../rules/effects.ts'
import { figuresOf, figuresOnMap, missionOf, spacesOf } from '../../rules/ground.ts'
import { gainPoints } from '../../rules/moving.ts'
import { score, scoreTogether } from '../../rules/winning.ts'
import { type FigureId, opponentOf, type State } from '../../state.ts'
import { CARD, written } from '../card.ts'
import { chooseFigure } from '../choices.ts'
import { isFriend, isWithin } from '../figures.ts'
import { always, isAttacker, special } from '../shapes.ts'
import { happens, happensInAttack, when } from '../triggers.ts'

const negotiate = when(
  'negotiate',
  happensInAttack('attack-declared', isAttacker, function* (t, me, a) {
    const payer = opponentOf(me.seat)
    if (t.state.sides[payer].points >= 2 && (yield* t.may(payer, 'negotiate', { rule: CARD })))
      scoreTogether(
        t,
        [
          [payer, -2],
          [me.seat, 2],
        ],
        CARD,
      )
    else a.damage += 2
  }),
)

/** Once a mission. */
const taken = always('what-s-yours-is-mine#taken', {})
const whatsYoursIsMine = when(
  'what-s-yours-is-mine',
  happens(
    'round-end',
    (s, me) => {
      const { spaces } = missionOf(s).zones[s.sides[opponentOf(me.seat)].zone]
      return (
        !isLaid(s, taken, me.figure) &&
        spacesOf(s, s.figures[me.figure]).some((space) => spaces.includes(space))
      )
    },
    (t, me) => {
      const other = opponentOf(me.seat)
      lay(t.state, taken, me.seat, { figure: me.figure, until: 'mission' })
      scoreTogether(
        t,
        [
          [other, -Math.min(2, t.state.sides[other].points)],
          [me.seat, 2],
        ],
        CARD,
      )
    },
  ),
)

const bully = special(
  'bully',
  () => true,
  function* (t, me) {
    const s = t.state
    const chosen = yield* chooseFigure(
      t,
      me,
      figuresOnMap(s).filter((figure) => isWithin(s, me, figure, 3)),
    )
    if (chosen !== null) yield* sufferStrain(t, chosen, 3, me.figure)
  },
)

const hirelings = (s: State, me: Source): FigureId[] =>
  figuresOf(s, me.seat).filter((figure) => designOf(s.figures[figure].kind).facts.affiliation === 'mercenary')
const incentivize = special(
  'incentivize',
  (s, me) => hirelings(s, me).length > 0,
  function* (t, me) {
    const chosen = yield* chooseFigure(t, me, hirelings(t.state, me))
    if (chosen !== null) gain(t, chosen, FOCUSED)
  },
)
const scheme = special(
  'scheme',
  (s, me) => s.sides[me.seat].deck.length > 0,
  (t, me) => {
    draw(t, me.seat, 1)
  },
)
const orderHit = special(
  'order-hit',
  (s, me) => s.sides[me.seat].points >= 2 && hirelings(s, me).some((figure) => hasTarget(s, figure)),
  function* (t, me) {
    score(t, me.seat, -2, CARD)
    const chosen = yield* chooseFigure(
      t,
      me,
      hirelings(t.state, me).filter((figure) => hasTarget(t.state, figure)),
    )
    if (chosen === null) return
    yield* attack(t, chosen, CARD)
    yield* gainPoints(t, chosen, 2, CARD)
  },
  { cost: 2 },
)
const nefariousGains = when(
  'nefarious-gains',
  happens(
    'defeated',
    (s, me, { figure }) => !isFriend(s, me, figure),
    (t, me) => score(t, me.seat, 1, CARD),
  ),
)

export const MERCENARY_BOSSES = [
  written('hondo-ohnaka', negotiate, whatsYoursIsMine),
  written('jabba-the-hutt', bully, incentivize, scheme, orderHit, nefariousGains),
]
