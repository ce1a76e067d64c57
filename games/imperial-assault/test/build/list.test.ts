import { agreedTo, FastRng } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import {
  type Army,
  READY_ARMIES,
  randomArmy,
  readArmy,
  readList,
  validateArmy,
  writeList,
} from '../../build/index.ts'
import { imperialAssault } from '../../index.ts'
import { armyOf, cards, expectSentences } from './armies.ts'

/** What a reading says, with the lines. */
function said(text: string): string[] {
  return readList(text).notes.map((note) => {
    expectSentences(note)
    return `${note.where} ${note.refused}`
  })
}

test('lists in both languages are read again as they were written', () => {
  const armies: Army[] = [
    ...READY_ARMIES.map(({ army }) => army),
    ...Array.from({ length: 30 }, (_, i) => ({
      ...randomArmy(new FastRng(i), () => true)!,
      name: `Army ${i}`,
    })),
    armyOf('mercenary', ['hired-gun', 'hired-gun-elite', 'agent-blaise-campaign'], { name: 'Stormtrooper' }),
    armyOf('imperial', ['nexu'], { upgrades: cards('temporary-alliance-mercenary'), name: '' }),
  ]
  for (const army of armies)
    for (const language of ['de', 'en'] as const) {
      const { army: read, notes } = readList(writeList(army, language))
      expect(notes).toEqual([])
      expect(read).toEqual(army)
    }
})

test('a list as we write it', () => {
  const army = armyOf('imperial', ['darth-vader', 'stormtrooper-elite', 'imperial-officer 2'], {
    name: 'Eskorte',
    commands: cards('urgency', 'marksman 2'),
  })
  expect(writeList(army, 'de')).toBe(`Name: Eskorte
Fraktion: Imperium

Aufstellungskarten (31)
1x Darth Vader (Lord der Sith)
1x Sturmtruppen (Elite)
2x Imperialer Offizier

Befehlskarten (2)
1x Dringlichkeit
2x Scharfschütze
`)
})

test('a list as people write it, in German and English at once', () => {
  const { army, notes } = readList(`Vader & friends
Total: 40

Deployment:
- Darth Vader (18)
[Stormtrooper] 9
eRoyal Guard
Elite Imperial Officer x2
Suchdroide (Regular)
2 Stormtroopers`)
  expect(notes.map(({ where, refused }) => `${where} ${refused}`)).toEqual([
    '1 import-name',
    '6 import-line',
    '10 import-unknown-card',
  ])
  const { leftOut, ...read } = army!
  expect(leftOut?.map(({ where }) => where)).toEqual(['6', '10'])
  expect(read).toEqual({
    name: 'Vader & friends',
    affiliation: 'imperial',
    groups: cards('darth-vader', 'royal-guard-elite', 'imperial-officer-elite 2', 'probe-droid'),
    upgrades: [],
    commands: [],
  })
})

test('square brackets around a whole name are the elite card, behind it the id', () => {
  expect(readList('[Stormtrooper]').army?.groups).toEqual(cards('stormtrooper-elite'))
  expect(readList('1x Luke Skywalker [luke-skywalker-jedi-knight]').army?.groups).toEqual(
    cards('luke-skywalker-jedi-knight'),
  )
  expect(readList('[stormtrooper-elite]').army?.groups).toEqual(cards('stormtrooper-elite'))
  expect(readList('[stormtrooper-elite]\n1x Be quick [urgency]').army?.commands).toEqual(cards('urgency'))
})

test('what could not be used is said with its line', () => {
  expect(
    said(`My army
Affiliation: Ewoks
2x Stormtroper
0x Stormtrooper
99x Stormtrooper
what is this
1x Luke Skywalker
1x Elite Darth Maul
1x Elite Gideon Argus`),
  ).toEqual([
    '1 import-name',
    '2 import-unknown-affiliation',
    '3 import-unknown-card',
    '6 import-line',
    '8 import-unknown-card',
    '4 import-bad-count',
    '5 import-bad-count',
    '7 import-ambiguous',
    '9 import-no-elite',
  ])
})

test('a line that is too long to be said is said by how it begins', () => {
  const line = `${'a riddle '.repeat(8)}`.trim()
  const [note] = readList(`1x Stormtrooper\n1x ${line}`).notes
  expect(note.args?.value).toBe(JSON.stringify(`${line.slice(0, 60)}…`))
})

test('whose army it is follows from its upgrades, else from the points of its figures [ia.deployment-cards.6]', () => {
  expect(readList('1x Nexu\n1x Han Solo\n1x Devious Scheme').army?.affiliation).toBe('mercenary')
  expect(readList('1x Nexu\n1x Han Solo').army?.affiliation).toBe('rebel')
  expect(readList('1x R2-D2\n1x Gideon Argus\n1x Wampa').army?.affiliation).toBe('rebel')
  expect(readList('Scum\n1x Nexu\n1x Han Solo\n1x Temporary Alliance').army).toMatchObject({
    affiliation: 'mercenary',
    upgrades: cards('temporary-alliance-mercenary'),
  })
  expect(readList('1x Stormtrooper\n1x Temporary Alliance').army?.upgrades).toEqual(
    cards('temporary-alliance-imperial'),
  )
})

test('under a heading, Söldner are a card and not an affiliation', () => {
  const { army } = readList('Fraktion: Söldner\n\nAufstellungskarten\n1x Söldner\nSöldner (Elite)')
  expect(army).toMatchObject({ affiliation: 'mercenary', groups: cards('hired-gun', 'hired-gun-elite') })
})

test('nothing that anyone pastes breaks the reader', () => {
  expect(readList('')).toMatchObject({ army: null, notes: [{ refused: 'import-no-cards' }] })
  expect(readList('x'.repeat(30_000))).toMatchObject({ army: null, notes: [{ refused: 'import-too-long' }] })
  expect(said(`x\n${'1x Nexu\n'.repeat(500)}`)).toEqual(['1 import-name', '200 import-too-many'])
  const rng = new FastRng(3)
  const signs = '2x Nexu()[#-–¯:,e\n\n 01Ä'
  for (let i = 0; i < 300; i++) {
    const random = Array.from({ length: rng.int(80) }, () => signs[rng.int(signs.length)]).join('')
    expect(() => readList(random)).not.toThrow()
  }
})

test.each([
  ['Stormtroopers', 'import-line', 'Stormtrooper'],
  ['Darth Vadar', 'import-line', 'Darth Vader'],
  ['eRangers', 'import-line', ''],
  ['Darth Vader (Lord of the Sith) - 18', 'import-line', ''],
  ['{', 'import-line', ''],
  ['  "name": "Mine",', 'import-line', ''],
])('a first line that looks like a card is none of the army’s names: %s', (line, refused, near) => {
  const { army, notes } = readList(`${line}\n2x Nexu`)
  expect(army).toMatchObject({ name: '', leftOut: [{ refused }] })
  expect(notes).toMatchObject([{ refused, where: '1', means: 'lost' }])
  if (near !== '') expect(notes[0].args).toMatchObject({ known: 'near', near })
})

test('a first line that looks like a title is the name, and that is said', () => {
  const { army, notes } = readList('Vader & friends\n2x Nexu')
  expect(army).toEqual(armyOf('mercenary', ['nexu 2'], { name: 'Vader & friends', commands: [] }))
  expect(notes).toMatchObject([{ refused: 'import-name', means: 'told' }])
})

test('a list of which every number is wrong is no army', () => {
  expect(readList('0x Nexu\n99x Nexu')).toMatchObject({
    army: null,
    notes: [{ refused: 'import-bad-count' }, { refused: 'import-bad-count' }, { refused: 'import-no-cards' }],
  })
})

test('an army from which something was left out is not legal by itself, until it is agreed to', () => {
  const { army: ready } = READY_ARMIES[0]
  const { army } = readList(`${writeList(ready, 'en')}\n1x No Such Card`)
  const [problem, ...others] = validateArmy(army!)
  expectSentences(problem)
  expect([problem, others]).toMatchObject([{ refused: 'army-left-out', args: { count: 1 } }, []])
  expect(validateArmy(agreedTo(army!))).toEqual([])
  expect(readArmy(JSON.parse(JSON.stringify(army)))).toEqual(army)
  expect(imperialAssault.readOptions({ armies: [army, ready] })).toMatchObject({ refused: 'army-left-out' })
})
