/** How cards are written: what is printed, and its abilities in code. */
import type { RuleId } from '@dejarik/kernel'
import type { CommandFacts, DeploymentFacts, HeroFacts, HeroSide, UpgradeFacts } from '../facts/index.ts'
import type { KeyedAbility } from '../rules/ability.ts'
import type { CampaignCardFacts } from './campaign-card.ts'

/** Card texts are rules above the rules (ia.golden-rules.2). */
export const CARD: RuleId = 'ia.golden-rules.2'

export interface Written {
  readonly id: string
  readonly abilities: readonly KeyedAbility[]
}

/** The name of an ability as code writes it: `Squad Training` is `squad-training`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')
}

/** The code of a card: its id, and an ability for each name that it prints. */
export function written(id: string, ...abilities: readonly KeyedAbility[]): Written {
  return { id, abilities }
}

/** A card with its facts and its code; windows of all its abilities together as bits. */
export interface Design<F> {
  readonly facts: F
  readonly abilities: readonly KeyedAbility[]
  readonly windows: number
  /** Which questions one of its abilities answers, as bits. */
  readonly answers: number
  readonly implemented: boolean
}

/** A side of a hero sheet. */
export interface Sheet {
  readonly hero: HeroFacts
  readonly side: HeroSide
  readonly wounded: boolean
}

/** A deployment card, or a side of a hero sheet with the same facts. */
export interface FigureDesign extends Design<DeploymentFacts> {
  readonly sheet: Sheet | null
}
export type CampaignDesign = Design<CampaignCardFacts>
export type CommandDesign = Design<CommandFacts>
export type UpgradeDesign = Design<UpgradeFacts>

export function designsOf<F extends { readonly id: string }>(
  facts: readonly F[],
  cards: readonly Written[],
): readonly Design<F>[] {
  const byId = new Map(cards.map((card) => [card.id, card.abilities]))
  return facts.map((one) => designFrom(one, byId.get(one.id)))
}

/** One card with its code; without any it can be looked up, not played. */
export function designFrom<F>(facts: F, abilities: readonly KeyedAbility[] | undefined): Design<F> {
  const all = abilities ?? []
  return {
    facts,
    abilities: all,
    windows: all.reduce((bits, { windows }) => bits | windows, 0),
    answers: all.reduce((bits, { answers }) => bits | answers, 0),
    implemented: abilities !== undefined,
  }
}
