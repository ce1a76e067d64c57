#!/usr/bin/env node
import { readSettings } from '../settings.ts'
import { backUp, restoreFrom } from './backup.ts'

const USAGE =
  'npm run backup -- FILE, or npm run restore -- FILE, with DEJARIK_DATA or DATABASE_URL as for the server'

const [deed, file, more] = process.argv.slice(2)
const settings = readSettings(process.env)
if (typeof settings === 'string' || file === undefined || more !== undefined) {
  console.error(typeof settings === 'string' ? settings : USAGE)
  process.exit(2)
}
const place = settings.database === null ? `the data folder ${settings.data}` : 'the database'
try {
  if (deed === 'backup') console.log(`${await backUp(settings, file)} rows of ${place} are in ${file}`)
  else if (deed === 'restore')
    console.log(`${await restoreFrom(file, settings)} rows of ${file} are in ${place}`)
  else throw new Error(USAGE)
} catch (error) {
  console.error(
    `That can't be done with ${place} and ${file}: ${error instanceof Error ? error.message : error}`,
  )
  process.exit(1)
}
