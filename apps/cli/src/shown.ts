import { readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { aText, fieldsOf, isRefusal, listOf, readJson } from '@dejarik/kernel'
import { filesBelow } from './files.ts'
import { titlesIn } from './titles.ts'

/** What a game's tests and scenarios say of themselves: rules by id, cards by English name or id, with how often. */
export interface Shown {
  readonly rules: ReadonlyMap<string, number>
  readonly cards: ReadonlyMap<string, number>
}

/** What a scenario says of itself; the rest of it is its own business. */
const SCENARIO = fieldsOf({ rules: listOf(aText) }, { cards: listOf(aText) })

/**
 * Reads titles of tests (`[db.purchase.4]`, `[card: X-Wing]`) and the fields `rules` and `cards` of scenario
 * files. Nothing is run: that they pass is the test run's business.
 */
export function shownBy(root: string, game: string): Shown {
  const rules = new Map<string, number>()
  const cards = new Map<string, number>()
  const add = (to: Map<string, number>, key: string): void => {
    to.set(key, (to.get(key) ?? 0) + 1)
  }
  for (const file of filesBelow(join(root, 'games', game, 'test'), ['.test.ts', '.test.tsx'])) {
    const kind = kindOf(file)
    for (const title of titlesIn(readFileSync(file, 'utf8'))) {
      for (const tag of new Set(tagsOf(title))) {
        if (tag.startsWith('card:')) add(cards, kind + tag.slice('card:'.length).trim())
        else add(rules, tag)
      }
    }
  }
  for (const file of filesBelow(join(root, 'games', game, 'scenarios'), ['.json'])) {
    const scenario = readJson(readFileSync(file, 'utf8'), SCENARIO)
    // A file that is no scenario shows nothing; `dejarik scenario` says what is wrong with it.
    if (isRefusal(scenario)) continue
    for (const rule of scenario.rules) add(rules, rule)
    for (const card of scenario.cards ?? []) add(cards, card)
  }
  return { rules, cards }
}

/** Tests in a folder of one kind of card speak of that kind: `maul` in `cards/pilots/` is `pilot:maul`. */
function kindOf(file: string): '' | 'pilot:' | 'upgrade:' {
  if (file.includes(join('cards', 'pilots', sep))) return 'pilot:'
  return file.includes(join('cards', 'upgrades', sep)) ? 'upgrade:' : ''
}

function tagsOf(title: string): string[] {
  return [...title.matchAll(/\[([^[\]]+)\]/g)].map(([, tag]) => tag.trim())
}
