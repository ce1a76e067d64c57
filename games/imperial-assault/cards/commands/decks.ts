/** Command cards about one's own command cards and victory points. */
import { commandNumber } from '../../facts/index.ts'
import type { ChooseGroup } from '../../offers.ts'
import type { KeyedAbility, Source } from '../../rules/ability.ts'
import { rollDie } from '../../rules/attack/pools.ts'
import { GREEN } from '../../rules/attack/results.ts'
import { commandOf, designOf } from '../../rules/cards.ts'
import { discardFromHand, draw } from '../../rules/command-cards.ts'
import { isWipedOut } from '../../rules/defeat.ts'
import { lay } from '../../rules/effects.ts'
import { figuresOf } from '../../rules/ground.ts'
import { gainPoints } from '../../rules/moving.ts'
import { pointsOf, score, scoreTogether } from '../../rules/winning.ts'
import { opponentOf, type State, type T } from '../../state.ts'
import { CARD, written } from '../card.ts'
import { discardCondition } from '../choices.ts'
import { adjacentEnemies, hasTrait } from '../figures.ts'
import { always, special } from '../shapes.ts'
import { happens, when } from '../triggers.ts'
import { atActivationEnd, atRoundStart, duringActivation } from './moments.ts'

/** Only a Leader keeps both. */
const planning = special(
  'planning',
  (s, me) => s.sides[me.seat].deck.length > 0,
  function* (t, me) {
    const drawn = draw(t, me.seat, 2)
    if (drawn === 0 || hasTrait(t.state, me.figure, 'leader')) return
    yield* discardFromHand(t, me.seat, t.state.sides[me.seat].hand.slice(-drawn))
  },
)

const silenced = always('shadow-ops#silenced', { silences: () => true })
const shadowOps = special(
  'shadow-ops',
  () => true,
  (t, me) => lay(t.state, silenced, me.seat, { until: 'round' }),
)

/** Lies on the group that its value names; once the last of them is defeated it is discarded. */
const priced: KeyedAbility = when(
  'price-on-their-heads#priced',
  happens(
    'defeated',
    (s, me, { figure }) => s.figures[figure].group === me.value && isWipedOut(s, me.value),
    (t, me) => {
      const s = t.state
      s.effects = s.effects.filter(
        ({ ability, seat, value }) => ability !== priced.key || seat !== me.seat || value !== me.value,
      )
      s.sides[me.seat].discard.push(commandNumber('price-on-their-heads'))
      score(t, me.seat, 4, CARD)
    },
  ),
)
const priceOnTheirHeads = special(
  'price-on-their-heads',
  (s, me) => figuresOf(s, opponentOf(me.seat)).length > 0,
  function* (t, me) {
    const s = t.state
    const groups = figuresOf(s, opponentOf(me.seat)).map((figure) => s.figures[figure].group)
    const options = [...new Set(groups)].map((group): ChooseGroup => ({ do: 'choose-group', group }))
    const { group } = yield* t.choose(me.seat, 'choose-group', options, { rule: CARD })
    const card = commandNumber('price-on-their-heads')
    const { discard } = s.sides[me.seat]
    discard.splice(discard.lastIndexOf(card), 1)
    lay(s, priced, me.seat, { until: 'mission', value: group })
    t.log?.('laid-on', CARD, { seat: me.seat, card, group })
  },
)

const blackMarketPrices = special(
  'black-market-prices',
  () => true,
  function* (t, me) {
    draw(t, me.seat, 2)
    const { hand, discard } = t.state.sides[me.seat]
    if (hand.length === 0) return
    yield* discardFromHand(t, me.seat)
    score(t, me.seat, commandOf(discard[discard.length - 1]).facts.cost, CARD)
  },
)

const BARGAIN = 30
const dangerousBargains = atRoundStart(
  'dangerous-bargains',
  (t, me) =>
    scoreTogether(
      t,
      [
        [me.seat, 3],
        [opponentOf(me.seat), 3],
      ],
      CARD,
    ),
  (s, me) => pointsOf(s, me.seat) <= BARGAIN,
)

const rebelGraffiti = atActivationEnd(
  'rebel-graffiti',
  function* (t, me) {
    const s = t.state
    score(t, me.seat, 2, CARD)
    if (designOf(s.figures[me.figure].kind).facts.name.en !== 'Sabine Wren') return
    if (yield* t.may(me.seat, 'take-back', { rule: CARD })) takeBack(t, me, 'rebel-graffiti')
  },
  (s, me) => adjacentEnemies(s, me).length === 0,
)
function takeBack(t: T, me: Source, id: string): void {
  const { hand, discard } = t.state.sides[me.seat]
  const card = commandNumber(id)
  discard.splice(discard.lastIndexOf(card), 1)
  hand.push(card)
  t.log?.('take-back', CARD, { seat: me.seat, card })
}

/** Nobody loses more points than he has. */
const pickpocket = duringActivation(
  'pickpocket',
  (t, me) => {
    const other = opponentOf(me.seat)
    const stolen = rollDie(t, GREEN, CARD).accuracy
    const lost = Math.min(stolen, t.state.sides[other].points)
    scoreTogether(
      t,
      [
        [other, -lost],
        [me.seat, stolen],
      ],
      CARD,
    )
  },
  (s, me) => adjacentEnemies(s, me).length > 0,
)

const rewarded: KeyedAbility = when(
  'worth-every-credit#rewarded',
  happens(
    'defeated',
    (s: State, me: Source, { figure }) => s.figures[figure].seat !== me.seat,
    (t, me) => {
      t.state.effects = t.state.effects.filter(
        ({ ability, figure }) => ability !== rewarded.key || figure !== me.figure,
      )
      score(t, me.seat, 2, CARD)
    },
  ),
)
const worthEveryCredit = duringActivation('worth-every-credit', function* (t, me) {
  lay(t.state, rewarded, me.seat, { figure: me.figure, until: 'activation' })
  yield* discardCondition(t, me, me.figure)
  yield* gainPoints(t, me.figure, 2, CARD)
})

export const DECKS = [
  written('planning', planning),
  written('shadow-ops', shadowOps),
  written('price-on-their-heads', priceOnTheirHeads),
  written('black-market-prices', blackMarketPrices),
  written('dangerous-bargains', dangerousBargains),
  written('rebel-graffiti', rebelGraffiti),
  written('pickpocket', pickpocket),
  written('worth-every-credit', worthEveryCredit),
]
