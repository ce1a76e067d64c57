import { describe, expectTypeOf, test } from 'vitest'
import {
  type Answer,
  type Flow,
  type Game,
  Match,
  type Option,
  type Refusal,
  type Step,
  type Table,
} from '../src/index.ts'
import { type Cantina, type CantinaOptions, cantina, type State, type View } from './cantina/index.ts'
import { OPTIONS } from './cantina/play.ts'

interface Buy extends Option {
  readonly do: 'buy'
  readonly card: number
}
interface Pass extends Option {
  readonly do: 'pass'
}

declare const t: Table<State>

/** What `yield*` gives for a flow. */
type Got<F> = F extends Flow<infer T> ? T : never

describe('what a step gets has the type of what it offered', () => {
  const cite = { rule: 'ti.ask.1' }
  const offers: (Buy | Pass)[] = []
  const choice = () => t.choose(0, 'shop', offers, cite)
  const choices = () => t.chooseSome(0, 'shop', offers, { min: 0, max: 2 }, cite)

  test('one of the options, so that a switch over `do` is exhaustive', () => {
    expectTypeOf<Got<ReturnType<typeof choice>>>().toEqualTypeOf<Buy | Pass>()
  })

  test('a list of them', () => {
    expectTypeOf<Got<ReturnType<typeof choices>>>().toEqualTypeOf<(Buy | Pass)[]>()
  })

  test('no option without `do`', () => {
    // @ts-expect-error an option says what it does
    const bad = () => t.choose(0, 'shop', [{ card: 3 }], cite)
    expectTypeOf(bad).toBeFunction()
  })

  test('no question without a rule', () => {
    // @ts-expect-error every question cites the rule that makes it ask
    const bad = () => t.choose(0, 'shop', offers, {})
    expectTypeOf(bad).toBeFunction()
  })

  test('a flow that forgets to ask with yield* is no answer', () => {
    expectTypeOf(choice).returns.not.toExtend<Buy | Pass>()
  })
})

describe('a match knows its game', () => {
  const match = () => Match.start(cantina, OPTIONS, 'types')

  test('its state, options and views', () => {
    expectTypeOf(match).returns.toEqualTypeOf<Match<State, CantinaOptions, View>>()
    expectTypeOf<ReturnType<typeof match>['state']>().toEqualTypeOf<State>()
    expectTypeOf<ReturnType<ReturnType<typeof match>['view']>>().toEqualTypeOf<View>()
  })

  test('a stored match may be refused, and that must be looked at', () => {
    expectTypeOf(Match.restore<State, CantinaOptions, View>).returns.toEqualTypeOf<
      Match<State, CantinaOptions, View> | Refusal
    >()
  })

  test('options of another game do not fit', () => {
    // @ts-expect-error the cantina needs rounds
    const bad = () => Match.start(cantina, { bases: 3 }, 'types')
    expectTypeOf(bad).toBeFunction()
  })

  test('games of any state can stand in one list', () => {
    expectTypeOf<Cantina>().toExtend<Game>()
    expectTypeOf<Step<State>>().toExtend<Step<Parameters<typeof cantina.clone>[0]>>()
  })

  test('an answer is a number or a list of numbers, nothing else', () => {
    expectTypeOf<Answer>().toEqualTypeOf<number | readonly number[]>()
  })
})
