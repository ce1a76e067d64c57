/** Command cards about one's own command cards and victory points. */
import { commandNumber } from '../../facts/index.ts'
import type { ChooseGroup } from '../../offers.ts'
import { ability, action, always, CARD, type Me, may, type Named, when } from '../../rules/abilities.ts'
import { rollDie } from '../../rules/attack/pools.ts'
import { GREEN } from '../../rules/attack/results.ts'
import { commandOf, designOf } from '../../rules/cards.ts'
import { discardFromHand, draw } from '../../rules/command-cards.ts'
import { isWipedOut } from '../../rules/defeat.ts'
import { lay } from '../../rules/effects.ts'
import { figuresOf } from '../../rules/ground.ts'
import { gainPoints } from '../../rules/moving.ts'
import { pointsOf, score, scoreTogether } from '../../rules/winning.ts'
import { opponentOf, type T } from '../../state.ts'
import { written } from '../card.ts'
import { discardCondition } from '../choices.ts'
import { adjacentEnemies, hasTrait } from '../figures.ts'

/** Only a Leader keeps both. */
const planning = ability(
  'planning',
  action({
    if: (s, me) => s.sides[me.seat].deck.length > 0,
    *run(t, me) {
      const drawn = draw(t, me.seat, 2)
      if (drawn === 0 || hasTrait(t.state, me.figure, 'leader')) return
      yield* discardFromHand(t, me.seat, t.state.sides[me.seat].hand.slice(-drawn))
    },
  }),
)

const silenced = ability('shadow-ops#silenced', always({ silences: () => true }))
const shadowOps = ability(
  'shadow-ops',
  action({ run: (t, me) => lay(t.state, silenced, me.seat, { until: 'round' }) }),
)

/** Lies on the group that its value names; once the last of them is defeated it is discarded. */
const priced: Named = ability(
  'price-on-their-heads#priced',
  when('defeated', {
    if: (s, me, { figure }) => s.figures[figure].group === me.value && isWipedOut(s, me.value),
    run(t, me) {
      const s = t.state
      s.effects = s.effects.filter(
        ({ ability, seat, value }) => ability !== priced.key || seat !== me.seat || value !== me.value,
      )
      s.sides[me.seat].discard.push(commandNumber('price-on-their-heads'))
      score(t, me.seat, 4, CARD)
    },
  }),
)
const priceOnTheirHeads = ability(
  'price-on-their-heads',
  action({
    if: (s, me) => figuresOf(s, opponentOf(me.seat)).length > 0,
    *run(t, me) {
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
  }),
)

const blackMarketPrices = ability(
  'black-market-prices',
  action({
    *run(t, me) {
      draw(t, me.seat, 2)
      const { hand, discard } = t.state.sides[me.seat]
      if (hand.length === 0) return
      yield* discardFromHand(t, me.seat)
      score(t, me.seat, commandOf(discard[discard.length - 1]).facts.cost, CARD)
    },
  }),
)

const BARGAIN = 30
const dangerousBargains = ability(
  'dangerous-bargains',
  may('round-start', {
    if: (s, me) => pointsOf(s, me.seat) <= BARGAIN,
    run: (t, me) =>
      scoreTogether(
        t,
        [
          [me.seat, 3],
          [opponentOf(me.seat), 3],
        ],
        CARD,
      ),
  }),
)

const rebelGraffiti = ability(
  'rebel-graffiti',
  may('activation-end', {
    of: 'mine',
    if: (s, me) => adjacentEnemies(s, me).length === 0,
    *run(t, me) {
      const s = t.state
      score(t, me.seat, 2, CARD)
      if (designOf(s.figures[me.figure].kind).facts.name.en !== 'Sabine Wren') return
      if (yield* t.may(me.seat, 'take-back', { rule: CARD })) takeBack(t, me, 'rebel-graffiti')
    },
  }),
)
function takeBack(t: T, me: Me, id: string): void {
  const { hand, discard } = t.state.sides[me.seat]
  const card = commandNumber(id)
  discard.splice(discard.lastIndexOf(card), 1)
  hand.push(card)
  t.log?.('take-back', CARD, { seat: me.seat, card })
}

/** Nobody loses more points than he has. */
const pickpocket = ability(
  'pickpocket',
  may('activation', {
    of: 'mine',
    if: (s, me) => adjacentEnemies(s, me).length > 0,
    run(t, me) {
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
  }),
)

const rewarded: Named = ability(
  'worth-every-credit#rewarded',
  when('defeated', {
    if: (s, me, { figure }) => s.figures[figure].seat !== me.seat,
    run(t, me) {
      t.state.effects = t.state.effects.filter(
        ({ ability, figure }) => ability !== rewarded.key || figure !== me.figure,
      )
      score(t, me.seat, 2, CARD)
    },
  }),
)
const worthEveryCredit = ability(
  'worth-every-credit',
  may('activation', {
    of: 'mine',
    *run(t, me) {
      lay(t.state, rewarded, me.seat, { figure: me.figure, until: 'activation' })
      yield* discardCondition(t, me, me.figure)
      yield* gainPoints(t, me.figure, 2, CARD)
    },
  }),
)

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
