/** Everything that this game asks. What reads questions and options is typed by this list (`questions.ts` of the kernel). */
import type { AnyOption, AskOf, Count, No, One, Some, Split, WhatOf, Yes } from '@dejarik/kernel'
import type * as offer from './offers.ts'

/** One of some cards in play, or none where its player may decline. */
type ACard = One<offer.OneCard | offer.Decline>
type SomeCards = Some<offer.OneCard>
type ADie = One<offer.OneDie | offer.Decline>
type SomeDice = Some<offer.OneDie>
type ATurn = One<offer.Turn | offer.Decline>
/** Cards of a hand, pile or deck. */
type Cards = Some<offer.Pick>
type AWay = One<offer.Way>
type SomeWays = Some<offer.Way>
type ASeat = One<offer.OneSeat>
type YesOrNo = One<Yes | No>
type ForACost = offer.OneAbility | offer.Replace | offer.Pay | offer.TakeBack

export type Questions = {
  action: One<offer.Action | offer.Pass>
  'additional-action': One<offer.Action | offer.Forgo>
  battlefield: One<offer.Battlefield>
  'own-battlefield': One<offer.Battlefield>
  block: One<offer.Shields | offer.OneAbility | offer.Decline>
  cost: One<ForACost>
  'cost-short': One<ForACost>
  'distribute-damage': Split<offer.OneCard>
  'rearrange-damage': Split<offer.OneCard>
  'distribute-rest': Split<offer.OneCard>
  'distribute-shields': Split<offer.OneCard>
  'share-damage': Split<offer.OneCard>
  'order-of-abilities': Some<offer.OneAbility>
  'pay-to-remove': One<offer.OneDie | offer.Decline | Yes | No>
  'remove-group': One<offer.Group>
  'resolve-side': One<offer.OneSide>
  symbol: One<offer.OneSymbol>
  'how-many-shields': Count
  'how-much-damage': Count
  'how-many-resources': Count
  'which-number': Count

  armed: ACard
  attach: ACard
  'damage-for-shield': ACard
  defeat: ACard
  'defeat-later': ACard
  exhaust: ACard
  keep: ACard
  'move-damage-from': ACard
  'move-damage-to': ACard
  'move-upgrade': ACard
  'move-upgrade-to': ACard
  ready: ACard
  redeploy: ACard
  'remove-shields': ACard
  'return-to-hand': ACard
  sacrifice: ACard
  'shield-from': ACard
  shields: ACard
  'shields-off': ACard
  'take-upgrade': ACard
  'too-many-downgrades': ACard
  'too-many-upgrades': ACard
  'two-copies': ACard
  'use-special': ACard
  'which-card': ACard
  'which-character': ACard

  activate: ACard | SomeCards
  damage: ACard | SomeCards
  'discard-from-play': ACard | SomeCards
  heal: ACard | SomeCards

  freeze: ADie
  guardian: ADie
  modifier: ADie
  raise: ADie
  resolve: ADie
  'resolve-more': ADie
  'resolve-or-remove': ADie
  'set-die-aside': ADie
  'symbol-of': ADie
  'value-of': ADie
  'which-die': ADie

  remove: ADie | SomeDice
  reroll: ADie | SomeDice
  roll: ADie | SomeDice

  'part-pool': SomeDice
  'two-dice': SomeDice
  'which-dice': SomeDice

  focus: ATurn
  turn: ATurn

  discard: Cards
  'discard-theirs': Cards
  exchange: Cards
  find: Cards
  'must-play': Cards
  mulligan: Cards
  'on-deck-order': Cards
  'play-card': Cards
  'play-free': Cards
  'premonitions-copy': Cards
  'put-on-deck': Cards
  'put-under-deck': Cards
  'return-to-play': Cards
  'reveal-hero': Cards
  'reveal-villain': Cards
  'reveal-card': Cards
  protect: Cards
  'put-on-theirs': Cards
  'set-aside': Cards
  stack: Cards
  'switch-battlefield': Cards
  'take-away': Cards
  'take-to-hand': Cards
  'under-deck-order': Cards
  'unused-battlefield': Cards
  'upkeep-discard': Cards
  'whose-die': Cards

  'choose-one': AWay
  color: AWay
  'discard-top': AWay
  doubt: AWay
  'give-up': AWay
  hut: AWay
  'hutt-ties': AWay
  'main-plaza': AWay
  premonitions: AWay
  'ready-or-exhaust': AWay
  search: AWay
  'shields-or-damage': AWay
  special: AWay
  wookiee: AWay

  'choose-two': SomeWays
  'force-training': SomeWays
  yoda: SomeWays

  deck: ASeat
  opponent: ASeat
  player: ASeat
  'order-of-players': ASeat
  'whose-dice': ASeat
  'whose-discard': ASeat
  'whose-hand': ASeat

  draw: YesOrNo
  'pay-against-ready': YesOrNo
  'pay-off': YesOrNo
  'pay-to-roll': YesOrNo
  'play-from-discard': YesOrNo
  spend: YesOrNo
  'spend-to-turn': YesOrNo
  'under-deck': YesOrNo
  'use-ability': YesOrNo
  'use-claim': YesOrNo
}

export type What = WhatOf<Questions>
/** Whatever can be chosen in this game. */
export type Choosable = AnyOption<Questions>
/** Questions of a form. */
export type AskIn<F extends AskOf<Questions>['form']> = Extract<AskOf<Questions>, { readonly form: F }>
