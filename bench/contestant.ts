/**
 * One side of `against.ts`, in a process of its own: plays what it is told with the kernel and the game of the checkout
 * that it was started with. It is always this file that does so, so an older checkout need not know of it; of that one
 * only the entries of its packages and what a random match needs are used.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import {
  aText,
  type BlankSentence,
  blank,
  fieldsOf,
  type Game,
  isFields,
  isGame,
  isRefusal,
  never,
  readJson,
} from '@dejarik/kernel'
import { coreMillis, warmUp } from './clock.ts'
import { forksIn } from './forks-in.ts'
import { type Engine, randomMatch } from './random-match.ts'
import { mean } from './statistics.ts'

/** What a contestant is told to do. Matches are named by number, so that both sides play the same ones. */
export type Order =
  | { readonly do: 'begin'; readonly checkout: string; readonly game: string; readonly options: unknown }
  | { readonly do: 'warm-up'; readonly millis: number }
  | { readonly do: 'random play' | 'fork'; readonly from: number; readonly matches: number }

export type Reply = Measured | { readonly cannot: BlankSentence }

export interface Measured {
  readonly value: number
  /** Decisions of a match in the mean, where whole matches were played: what is asked changes with the rules. */
  readonly decisions: number
}

/** What the checkout has is not what was looked for; the message says what and how to mend it. */
class NotThere extends Error {
  readonly why: BlankSentence

  constructor(english: string, args: BlankSentence['args'] = {}) {
    super(english)
    this.why = blank(english, args)
  }
}

let work: ((order: Order) => Measured) | null = null

async function obey(order: Order): Promise<Measured> {
  if (order.do === 'begin') {
    const engine = await entry(order.checkout, 'packages/kernel')
    if (!isEngine(engine)) throw new NotThere('its packages/kernel has no Match to play with')
    work = player(await gameIn(order.checkout, order.game), order.options, engine)
    return only(0)
  }
  if (work === null) throw new Error('there is nothing to play yet')
  return work(order)
}

function only(value: number): Measured {
  return { value, decisions: 0 }
}

function player(game: Game, raw: unknown, engine: Engine): (order: Order) => Measured {
  const options = game.readOptions(raw)
  if (typeof options === 'object' && options !== null && 'refused' in options)
    throw new NotThere('its {game} refuses the options that this checkout measures with ({why})', {
      game: game.id,
      why: String(options.refused),
    })
  const random = (i: number): number => randomMatch(game, options, i, { keep: 0 }, undefined, engine).n
  return (order) => {
    switch (order.do) {
      case 'begin':
        throw new Error('a contestant plays for one checkout')
      case 'warm-up': {
        let matches = 0
        warmUp(() => random(matches++), order.millis)
        forksIn(game, options, 0, engine)
        return only(matches)
      }
      case 'random play': {
        const started = coreMillis()
        let decisions = 0
        for (let i = 0; i < order.matches; i++) decisions += random(order.from + i)
        const value = (decisions / (coreMillis() - started)) * 1000
        return { value, decisions: decisions / order.matches }
      }
      case 'fork': {
        const micros: number[] = []
        for (let i = 0; i < order.matches; i++)
          micros.push(...forksIn(game, options, order.from + i, engine).micros)
        return only(mean(micros))
      }
      default:
        return never(order)
    }
  }
}

function isEngine(module: object): module is Engine {
  const { FastRng, Match, randomAnswer }: { readonly [name: string]: unknown } = { ...module }
  return [FastRng, Match, randomAnswer].every((one) => typeof one === 'function')
}

async function gameIn(checkout: string, id: string): Promise<Game> {
  const named = Object.values(await entry(checkout, `games/${id}`))
  const game = named.filter(isGame).find((one) => one.id === id)
  if (game === undefined) throw new NotThere('games/{id} has no game {id} among what it exports', { id })
  return game
}

const MANIFEST = fieldsOf({ exports: fieldsOf({ '.': aText }) })

/** What a package of the checkout exports, whatever file that is there. */
async function entry(checkout: string, folder: string): Promise<object> {
  const manifest = join(checkout, folder, 'package.json')
  if (!existsSync(manifest)) throw new NotThere('there is no {folder}/package.json', { folder })
  const read = readJson(readFileSync(manifest, 'utf8'), MANIFEST)
  if (isRefusal(read)) throw new NotThere('{folder}/package.json names no entry', { folder })
  const file = read.exports['.']
  try {
    const loaded: unknown = await import(pathToFileURL(join(checkout, folder, file)).href)
    return isFields(loaded) ? loaded : {}
  } catch (error) {
    throw new NotThere('{folder} can’t be loaded; is it set up (npm ci)? {why}', {
      folder,
      why: String(error),
    })
  }
}

process.on('message', (order: Order) => {
  const say = (reply: Reply): void => {
    // Whoever measures may be gone by now (Ctrl-C): then there is nobody left to tell.
    process.send?.(reply, undefined, undefined, (error) => error !== null && process.exit(1))
  }
  obey(order).then(
    (measured) => say(measured),
    (error: unknown) =>
      say({ cannot: error instanceof NotThere ? error.why : blank('{error}', { error: String(error) }) }),
  )
})
