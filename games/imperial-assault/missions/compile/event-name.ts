/** What an event is called where a player decides which of several happens first. */
import type { Words } from '@dejarik/kernel'
import type { EventWords } from '../language/words.ts'
import { type Names, secretNumber } from './scene.ts'

const WINS: { readonly [side: string]: Words } = {
  rebels: { en: 'The Rebels win', de: 'Die Rebellen gewinnen' },
  empire: { en: 'The Empire wins', de: 'Das Imperium gewinnt' },
}
const DEPLOYS: Words = { en: 'A group arrives', de: 'Eine Gruppe trifft ein' }
const OTHER: Words = { en: 'Another rule of the mission', de: 'Eine andere Regel des Einsatzes' }

/** Its own name, else that of what is read aloud, else what it asks, else what it does. */
export function eventName(
  { secrets }: Names,
  { name, do: statements }: Pick<EventWords, 'name' | 'do'>,
): Words {
  if (name !== undefined) return name
  for (const statement of statements) {
    if (statement.do === 'read-aloud') return secrets[secretNumber(secrets, statement.secret)].name
    if ('ask' in statement && statement.ask !== undefined) return statement.ask
    if (statement.do === 'win') return WINS[statement.side]
    if (statement.do === 'deploy') return DEPLOYS
  }
  return OTHER
}
