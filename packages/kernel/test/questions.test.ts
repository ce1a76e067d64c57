import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  type AnyOption,
  type BaseState,
  type ByOption,
  type ByQuestion,
  type Count,
  type DoOf,
  type Flow,
  type Id,
  type No,
  type One,
  type Option,
  type OptionDoing,
  type Place,
  readOption,
  readQuestion,
  type Some,
  type Split,
  type Step,
  type Table,
  type Yes,
} from '../src/index.ts'

type CardId = Id<'card'>
type FigureId = Id<'figure'>

interface Play extends Option {
  readonly do: 'play'
  readonly card: CardId
}
interface Pass extends Option {
  readonly do: 'pass'
}
interface Discard extends Option {
  readonly do: 'discard'
  readonly card: CardId
}
type Questions = {
  action: One<Play | Pass>
  'upkeep-discard': Some<Discard>
  'use-ability': One<Yes | No>
  damage: Split<Discard>
  bid: Count
  dial: Place<{ readonly ship: FigureId }>
}

interface State extends BaseState {
  readonly hand: readonly CardId[]
}
declare const t: Table<State, Questions>
const cite = { rule: 'ti.ask.1' }
const play: Play = { do: 'play', card: 3 }
const pass: Pass = { do: 'pass' }
const discard: Discard = { do: 'discard', card: 3 }
type Got<F> = F extends Flow<infer T> ? T : never
const all = { caps: [1], min: 0, max: 1 }
const legal = { check: () => null, sample: () => [0] }

describe('what a table asks is in the list of its game', () => {
  test('a question of the list, with its options', () => {
    const one = () => t.choose(0, 'action', [play, pass], cite)
    expectTypeOf<Got<ReturnType<typeof one>>>().toEqualTypeOf<Play | Pass>()
    const some = () => t.chooseSome(0, 'upkeep-discard', [discard], { min: 0, max: 1 }, cite)
    expectTypeOf<Got<ReturnType<typeof some>>>().toEqualTypeOf<Discard[]>()
  })

  test('who offers less gets no more than was offered', () => {
    const one = () => t.decide(0, 'action', [pass], cite)
    expectTypeOf<Got<ReturnType<typeof one>>>().toEqualTypeOf<Pass>()
  })

  test('no question that is not in it', () => {
    // @ts-expect-error nobody has written down what `shop` is
    expectTypeOf(() => t.choose(0, 'shop', [play], cite)).toBeFunction()
    // @ts-expect-error a bid is a number, not an option
    expectTypeOf(() => t.choose(0, 'bid', [play], cite)).toBeFunction()
    // @ts-expect-error an action is one of a list
    expectTypeOf(() => t.chooseNumber(0, 'action', { min: 0, max: 1 }, cite)).toBeFunction()
    // @ts-expect-error an action is more than yes or no
    expectTypeOf(() => t.may(0, 'action', cite)).toBeFunction()
  })

  test('no option that belongs to another question', () => {
    // @ts-expect-error nothing is discarded as an action
    expectTypeOf(() => t.choose(0, 'action', [play, discard], cite)).toBeFunction()
    // @ts-expect-error nothing is played in upkeep
    expectTypeOf(() => t.chooseSome(0, 'upkeep-discard', [play], { min: 0, max: 1 }, cite)).toBeFunction()
    // @ts-expect-error shares go to what is discarded
    expectTypeOf(() => t.split(0, 'damage', { options: [play], ...all }, cite)).toBeFunction()
  })

  test('a place with the area that its readers expect', () => {
    expectTypeOf(() => t.place(0, 'dial', { length: 1, area: { ship: 1 }, ...legal }, cite)).toBeFunction()
    // @ts-expect-error an area says for which ship the dial is
    expectTypeOf(() => t.place(0, 'dial', { length: 1, area: {}, ...legal }, cite)).toBeFunction()
  })

  test('steps of such a table are steps of a game', () => {
    function* step(table: Table<State, Questions>): Flow<string> {
      yield* table.choose(0, 'action', [pass], cite)
      return 'over'
    }
    expectTypeOf(step).toExtend<Step<State>>()
  })
})

describe('who reads options and questions forgets none', () => {
  const worth: ByOption<Questions, [factor: number], number> = {
    play: ({ card }, factor) => card * factor,
    pass: () => 0,
    discard: ({ card }, factor) => -card * factor,
    yes: () => 1,
    no: () => 0,
  }

  test('kinds of options, and an option by its kind', () => {
    expectTypeOf<DoOf<Questions>>().toEqualTypeOf<'play' | 'pass' | 'discard' | 'yes' | 'no'>()
    expectTypeOf<OptionDoing<Questions, 'play'>>().toEqualTypeOf<Play>()
    expectTypeOf<AnyOption<Questions>>().toEqualTypeOf<Play | Pass | Discard | Yes | No>()
  })

  test('a missing or a surplus entry does not compile', () => {
    const { no: _, ...rest } = worth
    // @ts-expect-error what is `no` worth?
    const missing: typeof worth = rest
    // @ts-expect-error there is no such option
    const surplus: typeof worth = { ...worth, reload: () => 0 }
    expect([missing, surplus]).toHaveLength(2)
    // @ts-expect-error all questions but one
    const questions: ByQuestion<Questions, string> = { action: 'a', damage: 'd', bid: 'b', dial: 'x' }
    expect(questions).toBeDefined()
  })

  test('an option is read by the entry of its kind', () => {
    const read = readOption(worth)
    expect(read({ ...play }, 2)).toBe(6)
    expect(read({ ...pass }, 2)).toBe(0)
    expect(() => read({ do: 'reload' }, 2)).toThrow('there is no option reload')
    expect(() => read({ do: 'toString' }, 2)).toThrow('there is no option toString')
  })

  test('a question is read by its entry', () => {
    const read = readQuestion<Questions, string>({
      action: 'Your turn',
      'upkeep-discard': 'Discard',
      'use-ability': 'Use it?',
      damage: 'Share',
      bid: 'Bid',
      dial: 'Dial',
    })
    expect(read({ what: 'bid' })).toBe('Bid')
    expect(() => read({ what: 'shop' })).toThrow('there is no question shop')
  })
})

describe('numbers that stand for things of one kind', () => {
  test('a card is no figure', () => {
    const card: CardId = 3
    // @ts-expect-error a card where a figure is wanted
    const figure: FigureId = card
    expect(figure).toBe(3)
  })

  test('a number that was counted can become one, and one can be counted with', () => {
    const cards: CardId[] = [1, 2, 3]
    const sum: number = cards[0] + cards[1]
    expect(sum).toBe(3)
  })
})
