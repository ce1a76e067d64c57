import type { Held } from '@dejarik/imperial-assault'
import { NONE } from '@dejarik/imperial-assault'
import { cardOf } from '@dejarik/imperial-assault/campaign'
import type { Language } from '@dejarik/kernel'
import { campaignWords } from '../text/index.ts'

export type HeldState = 'ready' | 'exhausted' | 'depleted' | 'facedown' | 'away' | 'loose' | 'owned'

const SIGNS: { readonly [S in HeldState]: string } = {
  ready: '✓',
  exhausted: '↷',
  depleted: '✕',
  facedown: '▽',
  away: '⌂',
  loose: '∅',
  owned: '✓',
}

export function stateOfHeld({ away, facedown, depleted, exhausted, on, card }: Held): HeldState {
  if (away) return 'away'
  if (facedown) return 'facedown'
  if (depleted) return 'depleted'
  if (card !== NONE && on === NONE && cardOf(card).facts.item?.kind === 'modification') return 'loose'
  return exhausted ? 'exhausted' : 'ready'
}

export function CardState({ state, language }: { state: HeldState; language: Language }) {
  return (
    <span className="ia-card-state" data-state={state}>
      <span aria-hidden="true">{SIGNS[state]}</span>
      {campaignWords(language)(`state.${state}`)}
    </span>
  )
}
