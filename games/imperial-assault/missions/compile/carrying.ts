/** Tokens on figures' bases, on the map and in play areas (rulebook: Aufheben, Beanspruchen). */
import type { Seat } from '@dejarik/kernel'
import type { Space } from '../../map/index.ts'
import { type FigureId, NONE, type State, type T, TOKEN_COLORS, type TokenId } from '../../state.ts'
import { isAway } from './conditions.ts'
import { carrierOf, tokensOf } from './places.ts'

/** The token goes onto the figure's base (ia.retrieve.2). */
export function pickUp(t: T, figure: FigureId, token: TokenId): void {
  const s = t.state
  s.tokens[token].space = NONE
  s.figures[figure].carried.push(token)
  t.log?.('retrieve', 'ia.retrieve.2', { figure, token })
}

/** Takes it from whoever carries it. */
function takeOff(s: State, token: TokenId): void {
  const carrier = carrierOf(s, token)
  if (carrier === NONE) return
  const { carried } = s.figures[carrier]
  carried.splice(carried.indexOf(token), 1)
}

/** All that it carries comes to lie in its space. */
export function drop(t: T, figure: FigureId): void {
  const one = t.state.figures[figure]
  for (const token of one.carried) {
    t.state.tokens[token].space = one.space
    t.log?.('drop', 'ia.retrieve.4', { figure, token })
  }
  one.carried = []
}

export function discardToken(t: T, token: TokenId): void {
  takeOff(t.state, token)
  const one = t.state.tokens[token]
  one.space = NONE
  one.seat = NONE
  one.value = 0
  t.log?.('token-discarded', 'ia.mission-tokens.1', { token })
}

/** Into the player's play area (ia.claim.1). */
export function claimToken(t: T, token: TokenId, seat: Seat): void {
  takeOff(t.state, token)
  const one = t.state.tokens[token]
  one.space = NONE
  one.seat = seat
  t.log?.('token-claimed', 'ia.claim.1', { seat, token })
}

export function putToken(t: T, token: TokenId, space: Space): void {
  takeOff(t.state, token)
  t.state.tokens[token].space = space
  t.log?.('token-placed', 'ia.mission-tokens.1', { token, space })
}

export function markToken(t: T, token: TokenId, marks: number): void {
  t.state.tokens[token].value = Math.max(0, marks)
  t.log?.('token-marked', 'ia.mission-tokens.1', { token, marks: t.state.tokens[token].value })
}

/** Turns it face up: from now on everybody sees its colour. */
export function revealToken(t: T, token: TokenId): void {
  const one = t.state.tokens[token]
  if (!one.facedown) return
  one.facedown = false
  t.revealed('token')
  t.log?.('token-revealed', 'ia.mission-tokens.6', { token, color: TOKEN_COLORS[one.color] ?? 'none' })
}

/** The next token of a kind that is set aside, or that this player has claimed; NONE if there is none. */
export function nextOf(s: State, kind: number, seat: Seat): TokenId {
  return (
    tokensOf(s, kind).find(
      (token) => isAway(s, token) && (s.tokens[token].seat === NONE || s.tokens[token].seat === seat),
    ) ?? NONE
  )
}
