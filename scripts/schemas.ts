// Makes the JSON Schemas of what the server says, from the types of the source; `npm run build` does it.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type BaseType,
  createFormatter,
  createParser,
  createProgram,
  DEFAULT_CONFIG,
  LiteralType,
  SchemaGenerator,
  type SubNodeParser,
  UnionType,
} from 'ts-json-schema-generator'
import type { Described } from './schemas-of.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** The server hands out what lies here. */
const FOLDER = join(root, 'apps/server/dist/schemas')

interface Wanted {
  readonly file: string
  /** Of messages only what all games have is said; of views and options everything. */
  readonly additionalProperties: boolean
}

const WANTED: { readonly [Type in keyof Described]: Wanted } = {
  Messages: { file: 'messages', additionalProperties: true },
  DeckbuildingSchemas: { file: 'deckbuilding', additionalProperties: false },
  DestinySchemas: { file: 'destiny', additionalProperties: false },
  XwingSchemas: { file: 'xwing', additionalProperties: false },
  ImperialAssaultSchemas: { file: 'imperial-assault', additionalProperties: false },
}

type Program = ReturnType<typeof createProgram>
type Checker = ReturnType<Program['getTypeChecker']>
type Node = Parameters<SubNodeParser['supportsNode']>[0]

/** The names in a table of ours, whatever stands beside them: the generator would read the sentences too. */
class KeysOf implements SubNodeParser {
  readonly #checker: Checker

  constructor(checker: Checker) {
    this.#checker = checker
  }

  supportsNode(node: Node): boolean {
    return node.getSourceFile() !== undefined && /^keyof typeof \w+$/.test(node.getText())
  }

  createType(node: Node): BaseType {
    const keys = this.#checker.getTypeAtLocation(node)
    const names = keys.isUnion() ? keys.types : [keys]
    return new UnionType(
      names.flatMap((name) => (name.isStringLiteral() ? [new LiteralType(name.value)] : [])),
    )
  }
}

/** The text of each schema file, by name. */
function schemasOf(): ReadonlyMap<string, string> {
  const config = {
    ...DEFAULT_CONFIG,
    path: join(root, 'scripts/schemas-of.ts'),
    tsconfig: join(root, 'tsconfig.json'),
    skipTypeCheck: true,
    sortProps: true,
  }
  const program = createProgram(config)
  const generator = (additionalProperties: boolean): SchemaGenerator => {
    const own = { ...config, additionalProperties }
    const parser = createParser(program, own, (chain) =>
      chain.addNodeParser(new KeysOf(program.getTypeChecker())),
    )
    // What it begins with need not be exported.
    return new SchemaGenerator(program, parser, createFormatter(own), { ...own, expose: 'all' })
  }
  return new Map(
    Object.entries(WANTED).map(([type, { file, additionalProperties }]) => {
      const schema = generator(additionalProperties).createSchema(type)
      return [`${file}.json`, `${JSON.stringify(schema, null, 1)}\n`]
    }),
  )
}

mkdirSync(FOLDER, { recursive: true })
for (const [file, text] of schemasOf()) writeFileSync(join(FOLDER, file), text)
