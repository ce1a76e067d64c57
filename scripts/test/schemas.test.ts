import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FOLDER, schemasOf } from '../schemas.ts'

test('the schemas that the server hands out are those of the source (npm run schemas)', {
  timeout: 120_000,
}, () => {
  const schemas = schemasOf()
  expect(readdirSync(FOLDER).sort()).toEqual([...schemas.keys()].sort())
  for (const [file, text] of schemas) expect(readFileSync(join(FOLDER, file), 'utf8')).toBe(text)
})
