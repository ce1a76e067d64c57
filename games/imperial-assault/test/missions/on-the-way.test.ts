/** Mission rules that meet a figure on its way, and those that leave something to decide. */
import { expect, test } from 'vitest'
import { imperialAssault } from '../../index.ts'
import { officers, points } from './officers.ts'
import { written } from './written.ts'

const words = (text: string) => ({ en: text, de: text })

test('who loses all movement points in another’s space is placed in the nearest empty one of its player’s choice [ia.move.14]', () => {
  const mission = written([{ on: 'enters', where: 'area:yard', do: [{ do: 'lose-points', points: 9 }] }])
  const match = officers(mission, { ours: ['1,4', '2,4'], theirs: ['11,0'] })
  match.player1.move('ours 1', '3,4')
  expect(match.player1.question).toBe('put')
  expect(imperialAssault.conserved(match.state)).toBeNull()
  expect(match.player1.offers({ do: 'put', to: '2,4' })).toBe(false)
  match.player1.put('2,3')
  expect(match.figures['ours 1']).toMatchObject({ at: '2,3', points: 0 })
})

test('who loses only some of them goes on as far as the rest allows', () => {
  const mission = written([{ on: 'enters', where: 'area:yard', do: [{ do: 'lose-points', points: 2 }] }])
  const match = officers(mission, { ours: ['1,4', '0,0'], theirs: ['11,0'] })
  match.player1.move('ours 1', '4,3')
  expect(match.figures['ours 1']).toMatchObject({ at: '3,4', points: 0 })
})

/** The blast takes the figure that is nearest to the crate. */
const BLAST = {
  on: 'round-end',
  do: [
    {
      do: 'choose',
      what: 'figure',
      nearest: 'tokens:crate',
      ask: words('Whom does the blast hit?'),
      // biome-ignore lint/suspicious/noThenProperty: a word of the language
      then: [
        { do: 'damage', to: 'figure', amount: 1 },
        { do: 'score', who: 'initiative', points: 1 },
      ],
    },
  ],
} as const

test('of two figures that a rule means alike, who has initiative chooses [ia.initiative.6]', () => {
  const match = officers(written([BLAST]), { ours: ['2,3', '0,0'], theirs: ['4,3'] })
  match.until('mission-pick')
  expect(match.player1.offered).toEqual([
    { do: 'pick-figure', figure: 'ours 1' },
    { do: 'pick-figure', figure: 'theirs 1' },
  ])
  match.player1.choose({ figure: 'theirs 1' })
  expect(match.figures['theirs 1'].damage).toBe(1)
})

test('nobody is asked who is nearest', () => {
  const match = officers(written([BLAST]), { ours: ['1,3'], theirs: ['4,3'] })
  match.nextRound()
  expect(match.figures['theirs 1'].damage).toBe(1)
  expect(points(match)).toEqual([1, 0])
})

test('who carries what is too heavy can’t attack meanwhile', () => {
  const heavy = { name: words('cannon'), at: '3,3', carried: { cannotAttack: true } }
  const mission = written([], { cannon: heavy })
  const free = officers(mission, { ours: ['4,3'], theirs: ['5,3'] })
  expect(free.player1.offers({ do: 'attack' })).toBe(true)
  const laden = officers(mission, { ours: ['4,3'], theirs: ['5,3'], carries: [1] })
  expect(laden.figures['ours 1'].carries).toEqual(['cannon'])
  expect(laden.player1.offers({ do: 'attack' })).toBe(false)
})
