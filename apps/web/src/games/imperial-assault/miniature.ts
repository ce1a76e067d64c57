/** What stands on the small map of the home screen. */
import { glyphOf } from './figures/glyphs.ts'

export const WALLS = 'M30 15H150V45H270V135H90V105H30ZM150 45V75M180 105V135'

export const FIGURES = [
  { x: 75, y: 60, whose: 'own', d: glyphOf({ traits: ['force-user'] }) },
  { x: 45, y: 90, whose: 'own', d: glyphOf({ traits: ['smuggler'] }) },
  { x: 225, y: 90, whose: 'foe', d: glyphOf({ traits: ['trooper'] }) },
  { x: 195, y: 60, whose: 'foe', d: glyphOf({ traits: ['trooper'] }) },
  { x: 255, y: 120, whose: 'foe', d: glyphOf({ traits: ['leader'] }) },
] as const
