/** Silhouettes of figures by what they are, in a square of 24 units around the middle. Holes by the even-odd rule. */
import type { DeploymentFacts, Trait } from '@dejarik/imperial-assault/facts'

const GLYPHS: { readonly [T in Trait]: string } = {
  // A helmet with its visor.
  trooper: 'M-8 9V-2C-8 -8 -4 -10 0 -10S8 -8 8 -2V9L4 10V5H-4V10ZM-6 -2V1L-1 2H1L6 1V-2L1 -1H-1Z',
  // Head and shoulders with a star.
  leader:
    'M0 -11A5 5 0 1 1 0 -1A5 5 0 1 1 0 -11ZM-10 10C-10 3 -5 0 0 0S10 3 10 10ZM0 2L1.200 4.600H4L1.800 6.300L2.600 9L0 7.400L-2.600 9L-1.800 6.300L-4 4.600H-1.200Z',
  // A robe and a blade.
  'force-user':
    'M-5 10C-9 9 -10 4 -8 0C-8 -5 -5 -9 -2 -10C1 -8 2 -4 2 -1L4 10ZM-5 -4A2.200 2.600 0 1 0 -0.600 -4A2.200 2.600 0 1 0 -5 -4ZM6 10L8 -11L10 -10.800L8.500 10Z',
  // A box with an antenna and one eye.
  droid:
    'M-7 -6H-1V-11H1V-6H7V3H-7ZM0 -4A2.700 2.700 0 1 0 0 1.400A2.700 2.700 0 1 0 0 -4ZM-5 4H5L3 7H-3ZM-9 8H9V10.500H-9Z',
  // A paw with claws.
  creature:
    'M0 0C4 0 8 4 7 8C6 11 2 9 0 9S-6 11 -7 8C-8 4 -4 0 0 0ZM-9 -1L-9.500 -8L-5.500 -2ZM-3.500 -3L-3 -11L0 -3.500ZM3 -3.500L6 -10L6 -2.500ZM8 0L11 -6L10.500 2Z',
  // A walker from ahead.
  vehicle:
    'M-9 -10H9L11 -3H-11ZM-5 -8V-6H-1V-8ZM1 -8V-6H5V-8ZM-8 -2H-4L-5.500 4L-3 10.500H-9L-7.500 4ZM8 -2H4L5.500 4L3 10.500H9L7.500 4Z',
  // Long hair and a bandolier.
  wookiee:
    'M0 -11C5 -11 8 -7 8 -2L10 10L7 7.500L4.500 10.500L2.200 7.500L0 10.500L-2.200 7.500L-4.500 10.500L-7 7.500L-10 10L-8 -2C-8 -7 -5 -11 0 -11ZM-7 -1L7 6V3.500L-7 -3.500Z',
  // A crosshair.
  hunter:
    'M0 -9A9 9 0 1 1 0 9A9 9 0 1 1 0 -9ZM0 -6.500A6.500 6.500 0 1 0 0 6.500A6.500 6.500 0 1 0 0 -6.500ZM-1.200 -12H1.200V-4H-1.200ZM-1.200 4H1.200V12H-1.200ZM-12 -1.200H-4V1.200H-12ZM4 -1.200H12V1.200H4ZM0 -2A2 2 0 1 1 0 2A2 2 0 1 1 0 -2Z',
  // A shield with a cross.
  guardian:
    'M0 -11L9 -8V0C9 6 4 9 0 11C-4 9 -9 6 -9 0V-8ZM-1.500 -7V-1.500H-6V1.500H-1.500V7H1.500V1.500H6V-1.500H1.500V-7Z',
  // A cannon on its mount.
  'heavy-weapon': 'M-11 -5H6V-7H11V3H6V1H-1L2 10H-1.500L-4 3L-7 10H-10.500L-7 1H-11Z',
  // A blaster pistol.
  smuggler: 'M-10 -6H8V-8H10.500V0H2L0 4H-3.500L-5 10H-10L-8 -1H-10ZM-1 0.500L-2 2.500H-0.500L0.500 0.500Z',
  // An eye.
  spy: 'M-11 0C-7 -7 7 -7 11 0C7 7 -7 7 -11 0ZM0 -4A4 4 0 1 0 0 4A4 4 0 1 0 0 -4ZM0 -1.800A1.800 1.800 0 1 1 0 1.800A1.800 1.800 0 1 1 0 -1.800Z',
  // A fist.
  brawler:
    'M-8 -6H-4.500V-8H-1.200V-9H2.200V-8H5.500V-6H9V3C9 7 6 10 1 10H-3C-7 10 -9 7 -9 3V-2ZM-4.500 -5V-1H-3.500V-5ZM-1 -6V-1H0V-6ZM2.500 -6V-1H3.500V-6Z',
}

/** What tells a figure from others most comes first. */
const ORDER: readonly Trait[] = [
  'vehicle',
  'creature',
  'droid',
  'wookiee',
  'force-user',
  'heavy-weapon',
  'guardian',
  'leader',
  'smuggler',
  'hunter',
  'spy',
  'brawler',
  'trooper',
]

export function glyphOf({ traits }: Pick<DeploymentFacts, 'traits'>): string {
  return GLYPHS[ORDER.find((trait) => traits.includes(trait)) ?? 'trooper']
}
