import { imperialAssault } from '@dejarik/imperial-assault'
import { expect, test } from 'vitest'
import { Player } from '../../test-support/index.ts'
import { arrive, folderForTest, recordOf, serve, serveApart } from '../house.ts'
import { playAmongBots } from './among-bots.ts'
import { type Ear, expectOnlyOwnSight, listenTo } from './sight.ts'

const HEROES = ['diala-passil', 'fenn-signis']
const IMPERIAL = HEROES.length
const MISSION = { campaign: { heroes: HEROES, mission: 'aftermath' } }
const GAMES = [imperialAssault]

type Sight = { readonly campaign: { readonly hand: readonly number[] } }

/** What each table that came showed of the Imperial player's hand. */
const handsIn = ({ frames }: Ear): number[] =>
  frames.flatMap(({ table }) =>
    table !== null && table.view !== null ? [(table.view as Sight).campaign.hand.length] : [],
  )

/** Answers so many times, if the match lasts that long; the bots' worker loads all games before its first answer. */
const play = (players: readonly Player[], match: string, count: number): Promise<void> =>
  playAmongBots(players, match, {
    eager: ['attack', 'walk', 'end'],
    patience: 150_000,
    enough: (answers) => answers === count,
  })

test('a mission for a hero and the Empire: nothing is brought, who comes chooses a seat, a bot plays the other hero', async () => {
  const server = await serve({ games: GAMES })
  const [ann, bob, eve] = await arrive(server, 'Ann', 'Bob', 'Eve')
  const ears = [ann, bob, eve].map(listenTo)
  expect(
    await ann.send({
      type: 'create',
      game: 'imperial-assault',
      options: MISSION,
      brings: {},
      seat: 0,
      clock: null,
      listed: false,
    }),
  ).toMatchObject({ code: 'nothing-to-bring' })
  const match = await ann.host('imperial-assault', { options: MISSION })
  expect(ann.at(match).joined).toMatchObject({ you: 0, options: { campaign: { mission: 'aftermath' } } })

  const looked = await bob.join(match)
  expect(looked.joined.you).toBe(-1)
  expect(looked.seats?.seats.map(({ side, name }) => [side, name])).toEqual([
    ['diala-passil', 'Ann'],
    ['fenn-signis', null],
    ['imperial', null],
  ])
  expect((await bob.join(match, { seat: IMPERIAL })).joined.you).toBe(IMPERIAL)
  await ann.must({ type: 'seat bots', match, level: 'greedy' })
  await eve.join(match, { watch: true })
  await play([ann, bob], match, 60)

  // The Imperial player's open groups are secret: their numbers cross the wire to nobody else.
  const [hero, empire, watching] = ears.map(handsIn)
  expect(hero.length).toBeGreaterThan(30)
  expect(empire.some((count) => count > 0)).toBe(true)
  expect([...hero, ...watching].filter((count) => count > 0)).toEqual([])

  if (ann.at(match).table.status !== 'over') await ann.must({ type: 'resign', match })
  const record = await recordOf(server, match)
  for (const ear of ears) expect(expectOnlyOwnSight(imperialAssault, record, ear)).toBeGreaterThan(30)
})

test('a campaign alone with bots goes on where it was when its server is killed', async () => {
  const data = folderForTest()
  const start = () => serveApart({ DEJARIK_DATA: data, DEJARIK_MESSAGES: '1000' })
  const first = await start()
  const ann = await Player.arrive(first.address)
  const match = await ann.host('imperial-assault', { options: { campaign: { heroes: HEROES } }, seat: 1 })
  await ann.must({ type: 'seat bots', match, level: 'greedy' })
  await play([ann], match, 12)
  const { version } = ann.at(match).table
  await first.end('SIGKILL')

  const second = await start()
  const back = await Player.arrive(second.address, { token: ann.token })
  expect((await back.join(match)).joined.you).toBe(1)
  expect(back.at(match).table.version).toBeGreaterThanOrEqual(version)
  expect(back.at(match).seats?.seats.map(({ bot }) => bot)).toEqual(['greedy', null, 'greedy'])
  await play([back], match, 12)
  expect(second.complained).toEqual([])
})
