/** Those who give the orders in the underworld. */
import { ability, action, always, CARD, type Me, when } from '../../rules/abilities.ts'
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
import { written } from '../card.ts'
import { chooseFigure } from '../choices.ts'
import { isWithin } from '../figures.ts'

const negotiate = ability(
  'negotiate',
  when('attack-declared', {
    of: 'attacker',
    *run(t, me, { attack: a }) {
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
    },
  }),
)

/** Once a mission. */
const taken = ability('what-s-yours-is-mine#taken', always({}))
const whatsYoursIsMine = ability(
  'what-s-yours-is-mine',
  when('round-end', {
    if(s, me) {
      const { spaces } = missionOf(s).zones[s.sides[opponentOf(me.seat)].zone]
      return (
        !isLaid(s, taken, me.figure) &&
        spacesOf(s, s.figures[me.figure]).some((space) => spaces.includes(space))
      )
    },
    run(t, me) {
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
  }),
)

const bully = ability(
  'bully',
  action({
    *run(t, me) {
      const s = t.state
      const chosen = yield* chooseFigure(
        t,
        me,
        figuresOnMap(s).filter((figure) => isWithin(s, me, figure, 3)),
      )
      if (chosen !== null) yield* sufferStrain(t, chosen, 3, me.figure)
    },
  }),
)

const hirelings = (s: State, me: Me): FigureId[] =>
  figuresOf(s, me.seat).filter((figure) => designOf(s.figures[figure].kind).facts.affiliation === 'mercenary')
const incentivize = ability(
  'incentivize',
  action({
    if: (s, me) => hirelings(s, me).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, hirelings(t.state, me))
      if (chosen !== null) gain(t, chosen, FOCUSED)
    },
  }),
)
const scheme = ability(
  'scheme',
  action({
    if: (s, me) => s.sides[me.seat].deck.length > 0,
    run(t, me) {
      draw(t, me.seat, 1)
    },
  }),
)
const orderHit = ability(
  'order-hit',
  action({
    actions: 2,
    if: (s, me) => s.sides[me.seat].points >= 2 && hirelings(s, me).some((figure) => hasTarget(s, figure)),
    *run(t, me) {
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
  }),
)
const nefariousGains = ability(
  'nefarious-gains',
  when('defeated', { of: 'hostile', run: (t, me) => score(t, me.seat, 1, CARD) }),
)

export const MERCENARY_BOSSES = [
  written('hondo-ohnaka', negotiate, whatsYoursIsMine),
  written('jabba-the-hutt', bully, incentivize, scheme, orderHit, nefariousGains),
]
