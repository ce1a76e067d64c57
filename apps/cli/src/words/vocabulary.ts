/** The words that a game's cards are written in, read from its source: whatever card files import, and how often they use it. */
import { globSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type Entry, type Module, namesIn, readModule, type Shape, type Word } from './module.ts'

export interface UsedWord extends Word {
  readonly cards: number
  /** One of the cards that use it. */
  readonly example: string
}

/** Words of one file, most used first. */
export interface Chapter {
  readonly file: string
  readonly says: string
  readonly words: readonly UsedWord[]
}

export interface Vocabulary {
  readonly cards: number
  readonly chapters: readonly Chapter[]
  /** What abilities, questions and moments consist of. */
  readonly shapes: readonly Shape[]
}

/** Where a game says what abilities consist of and what can be noticed. */
const SHAPES = ['rules/abilities.ts', 'rules/ability.ts', 'rules/events.ts', 'rules/moments.ts']

/** In a list of cards: its id, then what it prints, declared above. What prints no ability is written in no words. */
const LISTED = /\bwritten\(\s*'([^']+)',/g

export function vocabularyOf(root: string, game: string): Vocabulary {
  const folder = join(root, 'games', game)
  const modules = new Map<string, Module>()
  const moduleAt = (file: string): Module => {
    const known = modules.get(file) ?? readModule(file)
    modules.set(file, known)
    return known
  }
  const files = globSync('cards/**/*.ts', { cwd: folder }).sort()
  const read = files.map((file) => moduleAt(join(folder, file)))
  const written = read.flatMap(cardsOf)
  const uses = new Map<string, Map<string, string[]>>()
  for (const { id, module, words } of written)
    for (const word of words) {
      const from = module.imports.get(word)
      if (from === undefined) continue
      const ofFile = uses.get(from.file) ?? new Map<string, string[]>()
      uses.set(from.file, ofFile)
      ofFile.set(from.name, [...(ofFile.get(from.name) ?? []), id])
    }
  const path = (file: string): string => relative(folder, file).split(sep).join('/')
  const chapters = [...uses].map(([file, names]): Chapter => {
    const { says, words } = moduleAt(file)
    const used = words.flatMap((word): UsedWord[] => {
      const cards = names.get(word.name) ?? []
      return cards.length === 0 ? [] : [{ ...word, cards: cards.length, example: cards[0] }]
    })
    used.sort((a, b) => b.cards - a.cards || (a.name < b.name ? -1 : 1))
    return { file: path(file), says, words: used }
  })
  return {
    cards: written.length,
    chapters: chapters.filter(({ words }) => words.length > 0).sort((a, b) => (a.file < b.file ? -1 : 1)),
    shapes: SHAPES.flatMap((file) => globSync(file, { cwd: folder })).flatMap(
      (file) => moduleAt(join(folder, file)).shapes,
    ),
  }
}

interface WrittenCard {
  readonly id: string
  readonly module: Module
  /** Every name in what is written of it. */
  readonly words: ReadonlySet<string>
}

/** Those that print an ability. A ship ability of X-Wing, which many cards print, is one. */
function cardsOf(module: Module): WrittenCard[] {
  const entries = module.entries.filter(({ hasAbility }) => hasAbility)
  return [...entries, ...listedIn(module)].map(({ id, names }) => ({
    id,
    module,
    words: wordsFrom(module, names),
  }))
}

/** From one card of a list to the next, or to the end of the list. */
function listedIn({ text }: Module): Pick<Entry, 'id' | 'names'>[] {
  const starts = [...text.matchAll(LISTED)]
  return starts.map(({ 1: id, index }, i) => ({
    id,
    names: namesIn(text.slice(index, starts[i + 1]?.index).split(/^[}\]]/m, 1)[0]),
  }))
}

/** These names, and those in what the file itself declares by them. */
function wordsFrom({ parts }: Module, names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const look = (name: string): void => {
    if (found.has(name)) return
    found.add(name)
    parts.get(name)?.forEach(look)
  }
  names.forEach(look)
  return found
}
