/** An attribute test by itself, as a mission or a card asks for it. */
import type { Answer, Ask, Flow } from '@dejarik/kernel'
import type { Attribute } from '../../facts/index.ts'
import { test } from '../../rules/campaign/tests.ts'
import type { TokenId } from '../../state.ts'
import type { Situation } from '../play.ts'

export interface Terms {
  readonly needed?: number
  readonly object?: TokenId
}

/** Runs until it asks something or is over. */
export class Testing {
  readonly #flow: Flow<boolean>
  /** What is asked now; null when it is over. */
  asked: Ask | null = null
  /** Null while it is under way. */
  passed: boolean | null = null

  constructor(match: Situation, name: string, attributes: readonly Attribute[], terms: Terms = {}) {
    const names = Object.entries(match.state.options.names ?? {})
    const figure = Number(names.find(([, one]) => one === name)?.[0])
    this.#flow = test(match.table, figure, attributes, terms)
    this.#take(this.#flow.next())
  }

  answer(answer: Answer): this {
    this.#take(this.#flow.next(answer))
    return this
  }

  #take({ done, value }: ReturnType<Flow<boolean>['next']>): void {
    this.asked = done === true ? null : (value as Ask)
    this.passed = done === true ? (value as boolean) : null
  }
}
