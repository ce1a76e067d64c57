import { choosesByWords, mendsEveryRefusal, saysTheSame } from '@dejarik/kernel/play'
import { expect, test } from 'vitest'
import { buildText } from '../../build/index.ts'
import { factName, PILOTS, UPGRADES } from '../../facts/index.ts'

test('both languages say the same things', () => saysTheSame(buildText))

test('every refusal says how to mend it', () => mendsEveryRefusal(buildText))

test('what a sentence chooses by is one word', () => choosesByWords(buildText))

test('the names in messages follow the reader', () => {
  expect(factName('upgrade:servomotorsfoils', 'de')).toBe('Servomotorische S-Flügel')
  expect(factName('upgrade:servomotorsfoils#1', 'en')).toBe('Servomotor S-foils (Open)')
  expect(factName('slot:crew', 'en')).toBe('Crew')
  expect(factName('size:large', 'de')).toBe('groß')
  expect(factName('damage:directhit', 'de')).toBe('Volltreffer!')
  for (const { id, name } of PILOTS) expect(factName(`pilot:${id}`, 'de')).toBe(name.de)
  for (const { id, name } of UPGRADES) expect(factName(`upgrade:${id}`, 'en')).toBe(name.en)
})

test('what is no thing of the game has no name', () => {
  for (const id of [
    '',
    'maul',
    ':',
    'pilot:',
    'pilot:nobody',
    '__proto__:x',
    'constructor:x',
    'upgrade:maul#9',
  ])
    expect(factName(id, 'en')).toBeUndefined()
})
