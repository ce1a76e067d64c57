/** What an option would do, as far as the open cards tell: shown before it is done. */
import { type Choosable, factsOf, NONE, type View } from '@dejarik/destiny'
import { type DieSymbol, SYMBOL_NAMES } from '@dejarik/destiny/facts'
import { type AskView, type Language, never, type Seat } from '@dejarik/kernel'
import { aimWith } from './aim/aim.ts'
import { blowsAsked } from './aim/blow.ts'
import { wordsIn } from './text/index.ts'

interface Moment {
  readonly language: Language
  readonly ask: AskView | null
}

export function consequence(
  view: View,
  me: Seat,
  option: Choosable,
  { language, ask }: Moment,
): string | null {
  const say = wordsIn(language)
  const { resources } = view.players[me]
  switch (option.do) {
    case 'play': {
      const price = factsOf(option.kind).cost
      if (typeof price !== 'number') return null
      return price > resources
        ? say('then.short', { cost: price, resources })
        : say('then.pays', { cost: price, left: resources - price })
    }
    case 'pay':
      return say('then.pays', { cost: option.cost, left: resources - option.cost })
    case 'activate':
      return say('then.rolls', { count: diceOn(view, option.card) })
    case 'reroll':
      return say('then.reroll')
    case 'claim':
      return say('then.claims')
    case 'resolve': {
      const aim = aimWith(view, me, option, new Set())
      if (aim === null) return null
      const { value, cost } = aim
      return say('then.resolves', {
        what: sumInWords(option.symbol, value, language),
        cost,
        left: resources - cost,
      })
    }
    case 'card':
      return hitOn(view, me, option, ask, language)
    case 'use':
    case 'pass':
    case 'forgo':
    case 'ability':
    case 'battlefield':
    case 'decline':
    case 'die':
    case 'group':
    case 'no':
    case 'pick':
    case 'replace':
    case 'seat':
    case 'shields':
    case 'side':
    case 'symbol':
    case 'take-back':
    case 'turn':
    case 'way':
    case 'yes':
      return null
    default:
      return never(option)
  }
}

export function sumInWords(symbol: DieSymbol, total: number, language: Language): string {
  const name = SYMBOL_NAMES[symbol][language]
  return symbol === 'special' ? name : `${total} ${name}`
}

/** Dice that would be rolled: those on the card and on its upgrades. */
export function diceOn(view: View, id: number): number {
  const cards = view.cards
    .filter((card) => card.id === id || (card.on === id && card.type === 'upgrade'))
    .map((card) => card.id)
  return view.dice.filter(({ pool, on, card }) => pool === NONE && on === card && cards.includes(card)).length
}

/** What the answer would do to this character; null if the question does not say how much it is about. */
function hitOn(
  view: View,
  me: Seat,
  option: Choosable,
  ask: AskView | null,
  language: Language,
): string | null {
  const [blow] = blowsAsked(view, me, ask, [option])
  if (blow === undefined) return null
  const say = wordsIn(language)
  const { what, blocked, taken, left } = blow
  return what === 'damage' ? say('then.hits', { blocked, taken, left }) : say('then.shields', { count: left })
}
