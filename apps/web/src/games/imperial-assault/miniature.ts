/** What stands on the small map of the home screen. */
import { FACES } from './figures/faces.ts'

export const WALLS = 'M30 15H150V45H270V135H90V105H30ZM150 45V75M180 105V135'

export const FIGURES = [
  { x: 75, y: 60, whose: 'own', ...FACES.youth },
  { x: 45, y: 90, whose: 'own', ...FACES.goggles },
  { x: 225, y: 90, whose: 'foe', ...FACES.trooper },
  { x: 195, y: 60, whose: 'foe', ...FACES.trooper },
  { x: 255, y: 120, whose: 'foe', ...FACES.officer },
] as const
