/** Where squads, decks and armies are built, by game. */
import type { ComponentType } from 'react'
import type { BuilderProps } from '../table/contract.ts'
import { faces } from './index.ts'

export interface GameBuilder {
  /** The game's id. */
  readonly game: string
  readonly Builder: ComponentType<BuilderProps>
}

/** In the order of the home screen. */
export const builders: readonly GameBuilder[] = faces.flatMap(({ game, Builder }) =>
  Builder === undefined ? [] : [{ game: game.id, Builder }],
)

export function builderOf(game: string): GameBuilder | null {
  return builders.find((one) => one.game === game) ?? null
}
