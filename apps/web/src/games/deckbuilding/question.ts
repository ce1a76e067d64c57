/** What the prompt says of a question besides its sentence. */
import {
  BASE_ATTACK,
  designOfCard,
  HIT_POINTS,
  type Questions,
  textOf,
  type View,
} from '@dejarik/deckbuilding'
import type { AskView, Language, Option } from '@dejarik/kernel'
import { optionsOfChoice } from '../../board/asked.ts'
import type { About, RecurringWindow } from '../../table/contract.ts'
import { forecast } from './attack/forecast.ts'
import { outlook } from './attack/outlook.ts'
import { bountyOf, sayReward } from './cards/reward.ts'
import { consequence } from './consequence.ts'
import { wordsIn } from './text/index.ts'
import { type Choosable, thingOfCard } from './things.ts'

/** The card that asks, with what it says. */
export function about(_view: View, ask: AskView, language: Language): About | null {
  if (ask.about === undefined) return null
  const { id } = designOfCard(ask.about)
  const text = textOf(id)?.text[language]
  return { card: id, things: [thingOfCard(ask.about)], ...(text !== undefined && { text }) }
}

export function difference(view: View, ask: AskView, option: Option, language: Language): string | null {
  const offered = optionsOfChoice<Questions>(ask.choice).find((one) => one === option)
  return offered === undefined
    ? null
    : (attackOf(view, ask.seat, offered, language) ??
        endOf(view, ask.seat, offered, language) ??
        rewardOf(ask, offered, language) ??
        consequence(view, ask.seat, offered, language) ??
        shareOf(view, offered, language) ??
        textOfCard(offered, language))
}

function attackOf(view: View, seat: number, option: Choosable, language: Language): string | null {
  if (option.do === 'commit') return outlook(forecast(view, seat, option.to, [option.card]), language)
  return option.do === 'resolve' ? outlook(forecast(view, seat, option.to, []), language) : null
}

/** What a turn that ends leaves undone. */
function endOf(view: View, seat: number, option: Choosable, language: Language): string | null {
  if (option.do !== 'end') return null
  const { hand, resources } = view.sides[seat]
  const say = wordsIn(language)
  if (hand.length + resources === 0) return say('then.endNothing')
  return say('then.end', { cards: hand.length, resources })
}

/** A bounty that may be left. */
function rewardOf(ask: AskView, option: Choosable, language: Language): string | null {
  if (ask.what !== 'reward' || option.do !== 'yes' || ask.about === undefined) return null
  const reward = bountyOf(ask.about)?.reward
  return reward === undefined ? null : sayReward(reward, wordsIn(language))
}

/** How a ship or a base that may take damage stands. */
function shareOf(view: View, option: Choosable, language: Language): string | null {
  if (option.do !== 'ship' && option.do !== 'base') return null
  const card = view.sides
    .flatMap(({ ships, base }) => (base === null ? ships : [...ships, base]))
    .find((one) => one.card === option.card)
  if (card === undefined) return null
  const all = HIT_POINTS[card.card]
  return wordsIn(language)('card.hitPointsLeft', { left: all - card.damage, all })
}

/** Of a card that is chosen for something: what it can do. */
function textOfCard(option: Choosable, language: Language): string | null {
  if (option.do !== 'pick' && option.do !== 'trigger') return null
  return textOf(designOfCard(option.card).id)?.text[language] ?? null
}

/** Which options the prompt offers as one. */
export function familyOf(
  _view: View,
  _ask: AskView,
  option: Option,
  language: Language,
): { readonly id: string; readonly label: string } | null {
  const say = wordsIn(language)
  if (option.do === 'play' || option.do === 'buy') return { id: option.do, label: say(`family.${option.do}`) }
  if (option.do !== 'commit' || !('to' in option)) return null
  return option.to === BASE_ATTACK
    ? { id: 'base', label: say('family.base') }
    : { id: 'row', label: say('family.row') }
}

/** An ability that may be used is asked about turn after turn; a bounty, too. */
export function windowOf(view: View, ask: AskView, language: Language): RecurringWindow | null {
  if (ask.about === undefined || ask.choice?.form !== 'one' || !RECURRING.has(ask.what)) return null
  const pass = optionsOfChoice<Questions>(ask.choice).findIndex(
    ({ do: verb }) => verb === 'decline' || verb === 'no',
  )
  if (pass < 0) return null
  const { id, name } = designOfCard(ask.about)
  return { id: `${ask.what} ${id}`, name: name[language], pass, round: view.turn, conditions: [] }
}

const RECURRING: ReadonlySet<string> = new Set(['trigger', 'choose', 'exchange-with-top', 'purchase-card'])
