import { expect, test } from 'vitest'
import { Entries } from '../src/entries.ts'
import type { Entry } from '../src/record.ts'

const entry = (answer: number): Entry => ({ how: 'answer', seat: 0, answer })

function listOf(...answers: number[]): Entries {
  const list = new Entries()
  for (const answer of answers) list.push(entry(answer))
  return list
}

const answers = (list: Entries): unknown[] => list.all().map((one) => one.answer)

test('a branch goes its own way, and so does what it came from', () => {
  const list = listOf(1, 2, 3)
  const branch = list.branch(2)
  branch.push(entry(30))
  list.push(entry(4))
  expect(answers(branch)).toEqual([1, 2, 30])
  expect(answers(list)).toEqual([1, 2, 3, 4])
})

test('a branch of a branch may begin before, at and after the place where the first one left', () => {
  const branch = listOf(1, 2, 3).branch(2)
  branch.push(entry(30))
  branch.push(entry(40))
  const later = branch.branch(3)
  later.push(entry(300))
  expect(answers(branch.branch(1))).toEqual([1])
  expect(answers(branch.branch(2))).toEqual([1, 2])
  expect(answers(later)).toEqual([1, 2, 30, 300])
  expect(answers(branch)).toEqual([1, 2, 30, 40])
})

test('what a list shows of single entries and of its length does not hang on where they are kept', () => {
  const branch = listOf(1, 2, 3).branch(2)
  branch.push(entry(30))
  const looked = () => [branch.length, ...[0, 1, 2].map((i) => branch.at(i).answer)]
  const before = looked()
  branch.all()
  expect(before).toEqual([3, 1, 2, 30])
  expect(looked()).toEqual(before)
})
