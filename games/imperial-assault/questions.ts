/** Everything that this game asks. What reads questions and options is typed by this list (`questions.ts` of the kernel). */
import type { AskOf, Count, DoOf, No, One, Some, Yes } from '@dejarik/kernel'
import type * as offer from './offers.ts'
import type { Window } from './rules/abilities.ts'

/** What is used at a moment (ia.conflicts.3, .4). */
type Using = offer.Use | offer.Pass

export type Questions = { readonly [W in Exclude<Window, 'deployment'>]: One<Using> } & {
  /** A figure's decision (ia.actions.1). */
  act: One<offer.Act>
  activate: One<offer.Activate>
  figure: One<offer.NextFigure>
  interrupts: One<offer.Interrupts>
  'mission-rule': One<offer.MissionRule>

  initiative: One<offer.TakeInitiative>
  zone: One<offer.TakeZone>
  attach: One<offer.Attach>
  deploy: One<offer.Deploy>

  target: One<offer.Target>
  guard: One<offer.StepIn | offer.Pass>
  'attack-first': One<offer.AttackFirst>
  'attack-die': One<offer.TakeDie | offer.Done>
  reroll: Some<offer.Reroll>
  'remove-die': One<offer.RemoveDie | offer.RemoveColor>
  'remove-dice': Some<offer.RemoveDie>
  'turn-die': One<offer.TurnDie>
  surge: One<offer.SpendSurge | offer.Done>
  'add-result': One<offer.AddResult>
  convert: One<offer.Convert>
  'convert-evade': Count
  cleave: One<offer.Cleave | offer.Pass>
  attribute: One<offer.TestAttribute>
  'reroll-test': Some<offer.TestDie>

  put: One<offer.Put>
  push: One<offer.Put | offer.Stay>
  'push-order': One<offer.NextFigure>
  'move-spaces': One<offer.Walk | offer.Stay>
  'spend-points': One<offer.Walk | offer.Stay>

  'choose-figure': One<offer.ChooseFigure>
  'choose-figures': Some<offer.ChooseFigure>
  'choose-space': One<offer.ChooseSpace>
  'choose-player': One<offer.ChoosePlayer>
  'choose-group': One<offer.ChooseGroup>
  'choose-effect': One<offer.ChooseEffect | offer.PassFor>
  'choose-condition': One<offer.ChooseCondition>
  'choose-conditions': Some<offer.ChooseCondition>
  mend: One<offer.Mend | offer.ChooseCondition>
  inflict: One<offer.ChooseCondition>
  interact: One<offer.Interact>
  exhaust: One<offer.Exhaust>
  'discard-command': One<offer.DiscardCommand>
  'discard-hostile': One<offer.DiscardCommand | offer.Pass>
  'return-command': One<offer.ReturnCommand>
  'avoid-strain': Count
  'pay-points': Count
  'supply-put-back': One<offer.PutBack>

  'attack-now': One<Yes | No>
  'shoot-first': One<Yes | No>
  'push-somebody': One<Yes | No>
  'turn-instead': One<Yes | No>
  negotiate: One<Yes | No>
  'take-back': One<Yes | No>
  'discard-top': One<Yes | No>
  'tracking-beacon': One<Yes | No>
  'spend-credits': One<Yes | No>
  'pay-threat': One<Yes | No>

  'mission-pick': One<offer.Pick | offer.PickOption | offer.Pass>
  'mission-may': One<Yes | offer.Pass>

  mission: One<offer.PlayMission>
  'open-group': One<offer.OpenGroup>
  equip: One<offer.Equip | offer.Done>
  'next-hero': One<offer.NextHero>
  ally: One<offer.Ally | offer.NoAlly>
  second: One<offer.Second>
  /** Deployment and reinforcement, and what is used then (ia.status-phase-campaign.6). */
  deployment: One<Using | offer.DeployGroup | offer.Reinforce | offer.Done>
  point: One<offer.AtPoint>
  'attach-card': One<offer.AttachCard | offer.Pass>
  sell: One<offer.Sell | offer.Done>
  'buy-item': One<offer.BuyItem | offer.Done>
  'item-tier': One<offer.Tier>
  'item-hero': One<offer.ToHero>
  'reward-hero': One<offer.ToHero>
  'buy-class': One<offer.BuyClass | offer.Done>
  'buy-agenda': One<offer.BuyAgenda | offer.Done>
  'keep-supply': One<offer.KeepSupply>
}

/** A question of the list, as it is asked. */
export type AskFor<W extends keyof Questions> = Extract<AskOf<Questions>, { readonly what: W }>

/** Options whose fields say all that there is to them: each field is a number or a word of its own. */
export const PLAIN = [
  'activate',
  'ally',
  'attach',
  'attach-card',
  'attack-first',
  'attribute',
  'bring',
  'choose-condition',
  'choose-figure',
  'choose-group',
  'choose-player',
  'choose-space',
  'cleave',
  'command',
  'convert',
  'deploy',
  'deploy-group',
  'discard',
  'end',
  'exhaust',
  'figure',
  'fit',
  'give',
  'guard',
  'hero',
  'initiative',
  'interrupts',
  'keep-supply',
  'leave',
  'mission',
  'mission-rule',
  'move',
  'next-hero',
  'no-ally',
  'open-group',
  'pass',
  'point',
  'put',
  'recover',
  'reinforce',
  'remove-black',
  'remove-white',
  'rest',
  'return-command',
  'second',
  'sell',
  'shake',
  'stay',
  'strain-move',
  'supply-on-top',
  'supply-under',
  'take-off',
  'tier',
  'use',
  'walk',
  'zone',
] as const satisfies readonly DoOf<Questions>[]
