import { expect, test } from 'vitest'
import { checkImports, type Workspace } from '../structure/imports.ts'
import { parseSource } from '../structure/source.ts'

const workspace = (folder: string, ...declared: string[]): Workspace => {
  const name = (of: string) => `@dejarik/${of.split('/').at(-1)}`
  return { folder, name: name(folder), declared: new Set(declared.map(name)) }
}

const workspaces = [
  workspace('packages/kernel', 'deckbuilding'),
  workspace('packages/text'),
  workspace('packages/bots', 'kernel', 'deckbuilding', 'text'),
  workspace('games/deckbuilding', 'kernel', 'destiny', 'text'),
  workspace('games/destiny'),
  workspace('apps/server', 'kernel', 'bots', 'deckbuilding', 'text'),
  workspace('apps/web', 'kernel', 'bots', 'deckbuilding', 'text', 'server', 'cli'),
  workspace('apps/cli', 'bench', 'server'),
  workspace('bench', 'kernel', 'server', 'deckbuilding'),
]

const refusals = (file: string, text: string) =>
  checkImports(file, parseSource(file, text), workspaces).map(({ line, why }) => `${line}: ${why}`)

test.each([
  ['apps/web/src/a.tsx', '@dejarik/bots'],
  ['apps/server/src/a.ts', '@dejarik/text'],
  ['apps/cli/src/a.ts', '@dejarik/bench'],
  ['packages/bots/src/a.ts', '@dejarik/deckbuilding/cards'],
  ['games/deckbuilding/rules/a.ts', '@dejarik/kernel'],
  ['bench/src/a.ts', '@dejarik/server'],
  ['packages/kernel/test/a.test.ts', '@dejarik/kernel'],
  ['packages/kernel/src/a.ts', '@noble/hashes/sha2.js'],
  ['packages/kernel/test/rules/a.test.ts', '../../src/index.ts'],
  ['scripts/a.ts', '../packages/kernel/src/index.ts'],
])('%s may import %s', (file, specifier) => {
  expect(refusals(file, `import '${specifier}'`)).toEqual([])
})

test.each([
  [
    'packages/kernel/src/a.ts',
    '@dejarik/deckbuilding',
    'packages/kernel may not depend on games/deckbuilding',
  ],
  ['games/deckbuilding/index.ts', '@dejarik/destiny', 'games/deckbuilding may not depend on games/destiny'],
  ['games/deckbuilding/index.ts', '@dejarik/text', 'games/deckbuilding may not depend on packages/text'],
  ['packages/bots/src/a.ts', '@dejarik/text', 'packages/bots may not depend on packages/text'],
  ['apps/web/src/a.ts', '@dejarik/server', 'apps/web may not depend on apps/server'],
  ['apps/web/src/a.ts', '@dejarik/cli', 'apps/web may not depend on apps/cli'],
  ['apps/cli/src/a.ts', '@dejarik/server', 'apps/cli may not depend on apps/server'],
  ['bench/src/a.ts', '@dejarik/bots', 'bench/package.json does not declare @dejarik/bots'],
  [
    'games/destiny/index.ts',
    '../deckbuilding/index.ts',
    'the path leaves games/destiny; import packages by name',
  ],
  [
    'packages/text/src/a.ts',
    '../../kernel/src/a.ts',
    'the path leaves packages/text; import packages by name',
  ],
])('%s may not import %s', (file, specifier, why) => {
  expect(refusals(file, `import '${specifier}'`)).toEqual([`1: ${why}`])
})

test('every way to name a module counts, and nothing else does', () => {
  const text = `
    import type { A } from '@dejarik/bots'
    export { b } from '@dejarik/bots'
    export * from '@dejarik/bots'
    const c = await import('@dejarik/bots')
    type D = import('@dejarik/bots').D
    // import '@dejarik/bots'
    const e = "import '@dejarik/bots'" + \`import '@dejarik/bots'\`
    const f = /import '@dejarik\\/bots'/
  `
  const why = 'packages/kernel may not depend on packages/bots'
  expect(refusals('packages/kernel/src/a.ts', text)).toEqual([2, 3, 4, 5, 6].map((line) => `${line}: ${why}`))
})
