/** A vocabulary as a page of `docs/`. */
import type { Game } from '@dejarik/kernel'
import type { Shape } from './module.ts'
import type { Chapter, Vocabulary } from './vocabulary.ts'

export function pageOf(
  { id, name }: Pick<Game, 'id' | 'name'>,
  { cards, chapters, shapes }: Vocabulary,
): string {
  return [
    `# The words of ${name.en}`,
    `Written by \`npx dejarik words --game ${id} --write\` from the source; not by hand. ${cards} cards print an ability and are written in these words. [Adding a card](adding-a-card.md) explains how; the words are sorted by the file that has them, the most used ones first, each with a card to look at.`,
    ...(shapes.length > 0 ? ['## What abilities consist of', ...shapes.flatMap(shapeOf)] : []),
    '## Words',
    ...chapters.flatMap(chapterOf),
  ]
    .join('\n\n')
    .concat('\n')
}

function shapeOf({ name, says, members }: Shape): string[] {
  if (members.length === 0) return []
  const rows = members.map(({ signature, says: what }) => `| \`${cell(signature)}\` | ${cell(what)} |`)
  return [`### ${name}`, ...(says === '' ? [] : [says]), ['| | |', '|---|---|', ...rows].join('\n')]
}

function chapterOf({ file, says, words }: Chapter): string[] {
  const rows = words.map(
    ({ signature, says: what, cards, example }) =>
      `| \`${cell(signature)}\` | ${cell(what)} | ${cards} | ${cell(example)} |`,
  )
  return [
    `### \`${file}\``,
    ...(says === '' ? [] : [says]),
    ['| word | | cards | e.g. |', '|---|---|---|---|', ...rows].join('\n'),
  ]
}

/** A bar would end the cell. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}
