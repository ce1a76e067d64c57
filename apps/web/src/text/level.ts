import { isLevel } from '@dejarik/bots'
import type { Key } from './index.ts'

/** How a bot's level is called; one that this page does not know yet is somewhere in the middle. */
export function levelKey(level: string): Key {
  return isLevel(level) ? `level.${level}` : 'level.medium'
}
