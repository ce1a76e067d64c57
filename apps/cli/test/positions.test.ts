/** Positions that can't be, as people write them into scenario files: what is wrong, where, and how to mend it. */
import { expect, test } from 'vitest'
import { games } from '../src/games.ts'
import { command } from './command.ts'

const registry = { games, url: '' }

/** What is said of a file with this position, in English and in German. */
async function said(game: string, given: unknown): Promise<readonly string[]> {
  const input = `{"game":"${game}","title":{"en":"a","de":"b"},"rules":[],"given":${JSON.stringify(given)},"when":[],"then":{}}`
  const ran = await Promise.all(
    ['en_US.UTF-8', 'de_DE.UTF-8'].map((LANG) =>
      command(['scenario', '-'], { input, registry, env: { LANG } }),
    ),
  )
  for (const { code, err } of ran) expect({ code, err }).toEqual({ code: 1, err: '' })
  return ran.map(({ out }) => out.split('\n')[1].trim().replace('-, given: ', ''))
}

const HEROES = { a: { hero: 'gideon-argus', at: '1,1' }, b: { hero: 'diala-passil', at: '1,3' } }

test.each([
  [
    'deckbuilding',
    { force: 99 },
    'given.force: 99 can’t stand here. Write a whole number from 0 to 6, without quotation marks.',
  ],
  ['deckbuilding', { rebel: { resources: -3 } }, 'given.rebel.resources: -3 can’t stand here.'],
  [
    'deckbuilding',
    { empire: { units: ['Star Destroyer'] } },
    '"Star Destroyer" can’t lie in empire.units: there are units. Put it elsewhere.',
  ],
  ['deckbuilding', { empire: { units: ['Lothal'] } }, '"Lothal" can’t lie in empire.units: there are units.'],
  [
    'deckbuilding',
    { empire: { base: 'Stormtrooper' } },
    '"Stormtrooper" can’t lie in empire.base: there is a base of this side.',
  ],
  [
    'deckbuilding',
    { empire: { base: { card: 'Lothal', damage: 50 } } },
    '"Lothal" in empire.base has 50 damage, but 8 hit points, and would be destroyed. Write less.',
  ],
  [
    'deckbuilding',
    { row: ['Lobot', 'Lobot'] },
    'The position uses more copies of "Lobot" than the game has.',
  ],
  [
    'deckbuilding',
    { row: ['X-Wimg'] },
    'given.row[0]: "X-Wimg" is none of the words that can stand here. Did you mean "X-Wing"?',
  ],
  [
    'deckbuilding',
    { rebel: { hend: [] } },
    'The word "hend" in given.rebel has no meaning here. Did you mean "hand"? Words are hand, deck,',
  ],
  [
    'deckbuilding',
    { rebel: { hand: 'X-Wing' } },
    'given.rebel.hand: "X-Wing" can’t stand here. Write a list in brackets.',
  ],
  [
    'xwing',
    { player1: { a: { pilot: 'lukeskywalker', at: ['x', {}] } } },
    'given.player1.a.at: ["x",{}] can’t stand here. Write something like [457, 400, 0].',
  ],
  ['xwing', { player1: { a: { at: [1, 1, 0] } } }, 'The word "pilot" is missing in given.player1.a. Add it.'],
  ['xwing', { player1: { a: { pilot: 'lukeskywalke' } } }, 'Did you mean "lukeskywalker"?'],
  ['xwing', { player1: { a: { pilot: 'lukeskywalker', tokens: ['focuss'] } } }, 'Did you mean "focus"?'],
  ['destiny', { step: 'queue' }, 'given.step: "queue" is none of the words that can stand here.'],
  [
    'destiny',
    { player1: { characters: { one: { card: '01002', damage: 'all' } } } },
    'given.player1.characters.one.damage: "all" can’t stand here.',
  ],
  ['destiny', { player1: { hand: ['Lightsabr'] } }, 'Did you mean "Lightsaber"?'],
  ['destiny', { player1: [] }, 'given.player1: [] can’t stand here. Write an object in braces.'],
  ['imperial-assault', { campaign: { heroes: { a: HEROES.a } } }, 'A campaign has 2 to 4 heroes, not 1.'],
  [
    'imperial-assault',
    { campaign: { heroes: HEROES, threat: 99 } },
    'Each part of this position can be, but all together can’t: threat is 99.',
  ],
  [
    'imperial-assault',
    { campaign: { heroes: HEROES, xp: [1] } },
    'given.campaign.xp: [1] can’t stand here. Write something like [0,0,0].',
  ],
  [
    'imperial-assault',
    { campaign: { heroes: { ...HEROES, a: { ...HEROES.a, attached: { 'item/x': 'item/y' } } } } },
    'Nobody has item/x in play.',
  ],
  ['imperial-assault', { campaign: { heroes: HEROES, cards: ['item/dl-4'] } }, 'Did you mean "item/dl-44"?'],
  [
    'imperial-assault',
    { player1: { groups: { a: { card: 'Darth Vader', at: '1,1', carries: [7] } } } },
    'a can’t carry token 7',
  ],
  [
    'imperial-assault',
    { player1: { groups: { a: { card: 'Darth Vadr', at: '1,1' } } } },
    'Did you mean "Darth Vader"?',
  ],
] as const)('%s: %j', async (game, given, sentence) => {
  const [en, de] = await said(game, given)
  expect(en).toContain(sentence)
  expect(de).not.toBe(en)
})

test('what can’t be all together is said in German, too', async () => {
  const [, de] = await said('imperial-assault', { campaign: { heroes: HEROES, threat: 99 } })
  expect(de).toBe(
    'Jeder Teil dieser Stellung kann sein, alle zusammen aber nicht: die Bedrohung ist 99. Ändere, was dazu gehört.',
  )
})
