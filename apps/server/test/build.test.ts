import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildIn } from '../src/build.ts'
import { folderForTest } from './house.ts'

test('the build is read from the page that is handed out, also when another is put there', () => {
  const folder = folderForTest()
  const build = buildIn(folder)
  expect(build()).toBeNull()
  const page = join(folder, 'index.html')
  const put = (head: string, at: number): void => {
    writeFileSync(page, `<html><head>${head}</head></html>`)
    utimesSync(page, at, at)
  }
  put('<meta name="dejarik-build" content="one">', 1)
  expect(build()).toBe('one')
  put('<meta name="dejarik-build" content="two">', 2)
  expect(build()).toBe('two')
  put('', 3)
  expect(build()).toBeNull()
})
