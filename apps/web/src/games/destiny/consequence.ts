/** What an option would do, as far as the open cards tell: shown before it is done. */
import { type CardView, type Choosable, factsOf, NONE, type View } from '@dejarik/destiny'
import { type DieSymbol, SYMBOL_NAMES } from '@dejarik/destiny/facts'
import { type Language, type LogEntry, never, type Seat } from '@dejarik/kernel'
import { forecast } from './plan/plan.ts'
import { wordsIn } from './text/index.ts'

interface Moment {
  readonly language: Language
  readonly events: readonly LogEntry[]
}

export function consequence(
  view: View,
  me: Seat,
  option: Choosable,
  { language, events }: Moment,
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
      const { die, symbol } = option
      const { total, cost: price } = forecast(view, { symbol, dice: [die], modifiers: [] })
      return say('then.resolves', {
        what: sumInWords(symbol, total, language),
        cost: price,
        left: resources - price,
      })
    }
    case 'card':
      return blowOn(view, option.card, events, language)
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

/** What the die under way would do to this character; null if no damage or shields are under way. */
function blowOn(view: View, id: number, events: readonly LogEntry[], language: Language): string | null {
  const card = view.cards.find((one) => one.id === id)
  const resolved = events.findLast(({ what }) => what === 'resolve')
  if (card === undefined || card.type !== 'character' || resolved === undefined) return null
  const value = Number(resolved.args.value)
  const say = wordsIn(language)
  switch (String(resolved.args.symbol)) {
    case 'melee':
    case 'ranged':
      return say('then.hits', { ...hit(card, value) })
    case 'shield':
      return say('then.shields', { count: Math.min(3, card.shields + value) })
    default:
      return null
  }
}

/** How an attack of `value` would be blocked and taken. */
export function hit(
  { shields, health, damage }: Pick<CardView, 'shields' | 'health' | 'damage'>,
  value: number,
): { readonly blocked: number; readonly taken: number; readonly left: number } {
  const blocked = Math.min(shields, value)
  const taken = value - blocked
  return { blocked, taken, left: Math.max(0, health - damage - taken) }
}
