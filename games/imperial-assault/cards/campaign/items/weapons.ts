/** Weapons: their dice, keywords and surge abilities are facts. */
import type { Written } from '../../../rules/cards.ts'
import { written } from '../../card.ts'

const IDS = [
  'armored-gauntlets',
  'dh-17',
  'dl-44',
  'e-11',
  'vibroblade',
  '434-deathhammer',
  'a280',
  'bd-1-vibro-ax',
  't-21',
  'vibro-knucklers',
  'dxr-6',
  'force-pike',
  'pulse-cannon',
  'sporting-blaster',
] as const

export const WEAPONS: readonly Written[] = IDS.map((id) => written(`item/${id}`))
