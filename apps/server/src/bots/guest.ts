import { isLevel, type Level } from '@dejarik/bots'
import type { Guest } from '../store/store.ts'

/** No token hashes to an id with a colon, so nobody can come as a bot. */
const PREFIX = 'bot:'

/** A bot sits down like a guest, so that seats, journals and restarts need to know nothing of it. */
export function botGuest(level: Level): Guest {
  return { id: PREFIX + level, name: 'Bot' }
}

/** Sits at a seat that was left to whoever comes. */
export const NOBODY: Guest = { id: 'free:', name: '–' }

export const isFree = (guest: string): boolean => guest === NOBODY.id
export const isPerson = (guest: string): boolean => !isFree(guest) && botLevel(guest) === null

/** The level of the bot that a seat's guest is; null for people. */
export function botLevel(guest: string): Level | null {
  if (!guest.startsWith(PREFIX)) return null
  const level = guest.slice(PREFIX.length)
  return isLevel(level) ? level : 'medium'
}
