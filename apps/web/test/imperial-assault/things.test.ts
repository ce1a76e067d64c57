import { designOf } from '@dejarik/imperial-assault/preview'
import { expect, test } from 'vitest'
import { deedsByThing } from '../../src/board/table.ts'
import { bodiesOf, type Choosable, thingsOf } from '../../src/games/imperial-assault/things.ts'
import { asked, playUntil, viewOf } from './table.ts'

test('a walk is the stand where it ends, an attack its target, a card the card itself', () => {
  expect(thingsOf({ do: 'walk', figure: 3, to: 42, cost: 2 } as Choosable)).toEqual(['stand:42'])
  expect(thingsOf({ do: 'attack', figure: 3, target: 9, object: -1, space: 7 } as Choosable)).toEqual([
    'figure:9',
  ])
  expect(thingsOf({ do: 'attack', figure: 3, target: -1, object: 2, space: 7 } as Choosable)).toEqual([
    'token:2',
  ])
  expect(thingsOf({ do: 'command', figure: 3, card: 12, ability: 'order' } as Choosable)).toEqual(['card:12'])
  expect(thingsOf({ do: 'choose-figure', figure: 3 } as Choosable)).toEqual(['figure:3'])
})

test('what the active figure does itself has no body on the map', () => {
  expect(thingsOf({ do: 'move', figure: 3 } as Choosable)).toEqual([])
  expect(thingsOf({ do: 'special', figure: 3, ability: 'order', card: -1 } as Choosable)).toEqual([])
  expect(thingsOf({ do: 'end' })).toEqual([])
})

test('a group can be activated by its card and by any of its figures', () => {
  const match = playUntil(({ what }) => what === 'activate')
  const { choice, seat } = asked(match)
  const view = viewOf(match, seat)
  const options = choice?.form === 'one' ? choice.options : []
  const group = view.groups.findIndex((one) => one.seat === seat && one.figures.length > 1)
  const at = options.findIndex((option) => 'group' in option && option.group === group)
  const deeds = deedsByThing(options, (option) => bodiesOf(option, view))
  for (const figure of view.groups[group]!.figures) expect(deeds.get(`figure:${figure}`)).toEqual([at])
  expect(deeds.get(`group:${group}`)).toEqual([at])
  expect(bodiesOf(options[at]!, view)).toHaveLength(1 + designOf(view.groups[group]!.kind).facts.group)
})

test.each(['zone', 'deploy', 'activate'])(
  'every answer to the question %s can be clicked on the board',
  (question) => {
    const match = playUntil(({ what }) => what === question)
    const { choice } = asked(match)
    const options = choice?.form === 'one' ? choice.options : []
    expect(options.length).toBeGreaterThan(1)
    for (const option of options) expect(thingsOf(option)).toHaveLength(1)
  },
)
