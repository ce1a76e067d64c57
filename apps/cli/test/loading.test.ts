/** What a command loads: only the game that it is about, so that it begins at once. */
import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const dejarik = fileURLToPath(new URL('../dejarik.js', import.meta.url))

/** Tells at the end which modules were loaded. */
const WATCH = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  const urls = []
  registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) })
  process.on('exit', () => process.stderr.write('\\nLOADED ' + JSON.stringify(urls)))
`)}`

interface Loaded {
  readonly code: number
  readonly games: readonly string[]
  /** How many files of our own. */
  readonly files: number
}

function loadedBy(...argv: readonly string[]): Promise<Loaded> {
  return new Promise((resolve) => {
    const args = ['--import', WATCH, dejarik, ...argv]
    execFile(process.execPath, args, { cwd: tmpdir() }, (error, _, err) => {
      const urls = JSON.parse(err.slice(err.lastIndexOf('LOADED ') + 'LOADED '.length)) as string[]
      const files = urls
        .filter((url) => url.startsWith('file:'))
        .map((url) => fileURLToPath(url).slice(root.length))
      const own = files.filter((file) => file.endsWith('.ts'))
      const games = files.flatMap(
        (file) =>
          IN_GAME.exec(file)
            ?.slice(1)
            .filter((game) => game !== undefined) ?? [],
      )
      resolve({ code: Number(error?.code ?? 0), games: [...new Set(games)].sort(), files: own.length })
    })
  })
}

/** A source of a game, or its bundle. */
const IN_GAME = /^games[\\/]([\w-]+)[\\/]|[\\/]\.cache[\\/]bundles[\\/]([a-z-]+?)-\d/

const LONG = 120_000

describe('no game is loaded', () => {
  test.each([
    [['--version']],
    [['--help']],
    [['help', 'play']],
    [['play', '--help']],
    [['odds', '--help']],
    [['cards', '--game', 'deckbuildin']],
  ])(
    'by %j',
    async (argv) => {
      const { games, files } = await loadedBy(...argv)
      expect(games).toEqual([])
      // The kernel, the texts, the bots and the command line itself, all small.
      expect(files).toBeLessThan(150)
    },
    LONG,
  )
})

describe('only its own game is loaded', () => {
  const scenario = `${root}games/deckbuilding/scenarios/faq-12-duros-spy-with-both-options.json`
  test.each([
    ['deckbuilding', ['rules', '--game', 'deckbuilding', 'db.purchase.4']],
    ['deckbuilding', ['scenario', scenario]],
    ['deckbuilding', ['simulate', '--game', 'deckbuilding', '--matches', '1', '--workers', '1']],
    ['destiny', ['cards', '--game', 'destiny', '--summary']],
    ['destiny', ['odds', '--game', 'destiny', '--dice', '01002=3']],
    ['xwing', ['rules', 'coverage', '--game', 'xwing']],
    ['xwing', ['odds', '--game', 'xwing', '--attack', '3', '--defense', '2']],
    ['imperial-assault', ['map', 'jabbas-palace']],
    ['imperial-assault', ['odds', '--game', 'imperial-assault', '--attack', 'red', '--defense', 'black']],
  ] as const)(
    '%s by %j',
    async (game, argv) => {
      expect(await loadedBy(...argv)).toMatchObject({ code: 0, games: [game] })
    },
    LONG,
  )
})
