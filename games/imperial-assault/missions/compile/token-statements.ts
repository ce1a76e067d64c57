/** Statements about tokens: marking, discarding, claiming, carrying, placing. None of them asks anything. */
import { never } from '@dejarik/kernel'
import { type FigureId, NONE, type State, type TokenId } from '../../state.ts'
import type { Statement } from '../language/words.ts'
import { claimToken, discardToken, markToken, nextOf, pickUp, putToken, revealToken } from './carrying.ts'
import { numberOf } from './numbers.ts'
import { placeOf } from './places.ts'
import { plain, type Run, type Writing } from './run.ts'
import { MISSION_RULE, named } from './scene.ts'

export type TokenStatement = Extract<
  Statement,
  {
    do:
      | 'mark'
      | 'unmark'
      | 'flip'
      | 'reveal'
      | 'discard'
      | 'claim'
      | 'own'
      | 'retrieve'
      | 'discard-carried'
      | 'claim-carried'
      | 'take'
      | 'put-down'
      | 'place-token'
  }
>

/** What is done with the token that it is about, or with tokens of a kind. */
export function tokenStatement(names: Writing, words: TokenStatement): Run {
  switch (words.do) {
    case 'mark': {
      const marks = numberOf(names, words.marks)
      return plain((t, scene) =>
        markToken(t, scene.token, t.state.tokens[scene.token].value + marks(t.state, scene)),
      )
    }
    case 'unmark':
      return plain((t, { token }) => markToken(t, token, 0))
    case 'flip':
      return plain((t, { token }) => markToken(t, token, t.state.tokens[token].value > 0 ? 0 : 1))
    case 'reveal':
      return plain((t, { token }) => revealToken(t, token))
    case 'discard':
      return plain((t, { token }) => discardToken(t, token))
    case 'claim':
      return plain((t, { token, you }) => claimToken(t, token, you))
    case 'own':
      return plain((t, { token, you }) => {
        t.state.tokens[token].seat = you
        t.log?.('token-owned', MISSION_RULE, { seat: you, token })
      })
    case 'retrieve':
      return plain((t, { figure, token }) => pickUp(t, figure, token))
    case 'discard-carried':
    case 'claim-carried': {
      const kind = named(names.kinds, words.kind)
      const { count = Number.POSITIVE_INFINITY, do: what } = words
      return plain((t, scene) => {
        for (const token of carriedOf(t.state, scene.figure, kind).slice(0, count))
          if (what === 'discard-carried') discardToken(t, token)
          else claimToken(t, token, scene.you)
      })
    }
    case 'take': {
      const kind = named(names.kinds, words.kind)
      return plain((t, { figure, you }) => {
        const token = nextOf(t.state, kind, you)
        if (token !== NONE) pickUp(t, figure, token)
      })
    }
    case 'put-down': {
      const kind = named(names.kinds, words.kind)
      const { marks = 0 } = words
      return plain((t, { figure, token: where }) => {
        const [token] = carriedOf(t.state, figure, kind)
        if (token === undefined) return
        putToken(t, token, t.state.tokens[where].space)
        if (marks > 0) markToken(t, token, marks)
      })
    }
    case 'place-token': {
      const kind = named(names.kinds, words.kind)
      const place = placeOf(names, words.at)
      return plain((t, scene) => {
        const token = nextOf(t.state, kind, scene.you)
        const [space] = place(t.state, scene)
        if (token !== NONE && space !== undefined) putToken(t, token, space)
      })
    }
    default:
      return never(words)
  }
}

function carriedOf(s: State, figure: FigureId, kind: number): TokenId[] {
  return s.figures[figure].carried.filter((token) => s.tokens[token].kind === kind)
}
