/** Tokens as the mission lays them out (rulebook: Missionsmarker); those that lie face down are mixed, so that nobody knows them. */
import { NONE, PICK, type State, type T, type Token } from '../state.ts'
import type { PlacedToken, TokenKind } from './mission.ts'
import { missionAt } from './missions.ts'

/** In the order of the mission, their colours as its file has them. */
export function tokensAsWritten({ tokens, tokenKinds }: Laid): Token[] {
  return tokens.map(({ kind, space, color = NONE }) => ({
    kind,
    space,
    seat: NONE,
    damage: 0,
    value: 0,
    strain: 0,
    color,
    facedown: tokenKinds[kind].facedown === true,
  }))
}

interface Laid {
  readonly tokens: readonly PlacedToken[]
  readonly tokenKinds: readonly TokenKind[]
}

export function layTokens(t: T): void {
  const s = t.state
  s.tokens = tokensAsWritten(missionAt(s.mission))
  mixFacedown(s, (colors) => t.shuffle(PICK, colors))
}

/** Deals the colours of face-down tokens anew, each kind for itself, from an order that tells nothing (ia.mission-tokens.6). */
export function mixFacedown({ tokens }: State, mix: (colors: number[]) => void): void {
  const hidden = tokens.filter(({ facedown }) => facedown)
  for (const kind of new Set(hidden.map((token) => token.kind))) {
    const alike = hidden.filter((token) => token.kind === kind)
    const colors = alike.map(({ color }) => color).sort((a, b) => a - b)
    mix(colors)
    for (const [i, token] of alike.entries()) token.color = colors[i]
  }
}
