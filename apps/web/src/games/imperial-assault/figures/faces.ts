/** Faces of figures, told apart by their outline: `light` is the head, `ink` what is drawn on it. In a square of 24 units around the middle. */
export interface Face {
  readonly light: string
  readonly ink: string
}

const SHOULDERS = 'M-12 12C-12 7 -8 4.500 -2.500 4.500S7 7 7 12Z'
const HEAD =
  'M-2.500 -9.500C1.500 -9.500 3.500 -6.500 3.500 -3C3.500 1.500 1 4 -2.500 4S-8.500 1.500 -8.500 -3C-8.500 -6.500 -6.500 -9.500 -2.500 -9.500Z'
const EYES = 'M-6 -2.500H-3.800V-1H-6ZM-1.200 -2.500H1V-1H-1.200Z'

const face = (light: string, ink: string): Face => ({ light: SHOULDERS + light, ink })
const bare = (light: string, ink: string): Face => ({ light, ink })

export const FACES = {
  /** Short hair. */
  human: face(HEAD, `${EYES}M-9 -3C-9.500 -9 -6 -11 -2 -11S5 -8 4 -3C3 -6 1 -7 -2.500 -7S-8 -6 -9 -3Z`),
  /** Hair to one side, as of somebody young. */
  youth: face(
    HEAD,
    `${EYES}M-9.500 -1C-10.500 -8 -7 -11.500 -2 -11.500S6 -8.500 4.500 -2L3 -5.500C0 -5 -3 -6 -4.500 -8C-5 -6 -8 -5.500 -9.500 -1Z`,
  ),
  /** A band around the brow, a scar. */
  veteran: face(
    HEAD,
    `${EYES}M-8.800 -6.500H3.800V-4.500H-8.800ZM-9 -7.500C-8 -10.500 -5 -11.500 -2.500 -11.500S3 -10.500 4 -7.500ZM2 -0.500L0 3L1 3.500L3 0Z`,
  ),
  /** A full beard under bare brows. */
  bearded: face(
    HEAD,
    `${EYES}M-8.700 -1.500C-7 0.500 2 0.500 3.700 -1.500C4 3 1.500 6.500 -2.500 6.500S-9 3 -8.700 -1.500ZM-8 -7C-6 -11 1 -11 3 -7C1 -8.500 -6 -8.500 -8 -7Z`,
  ),
  /** Goggles on the brow, hair tied up. */
  goggles: face(
    `${HEAD}M-3 -9.500C-6 -13 2 -13.500 1 -9.500Z`,
    `${EYES}M-8.500 -7.500H3.500V-6H-8.500ZM-5.500 -9A2.300 2.300 0 1 1 -5.490 -4.400ZM0.500 -9A2.300 2.300 0 1 1 0.510 -4.400Z`,
  ),
  /** Two head-tails over the shoulders. */
  lekku: face(
    `${HEAD}M-8 -8C-12 -5 -12.500 4 -11 9.500L-7.500 8.500C-8.800 4 -8.800 -2 -7 -5ZM3 -8C7 -5 7.500 4 6 9.500L2.500 8.500C3.800 4 3.800 -2 2 -5Z`,
    `${EYES}M-8 -5.500H3V-4.500H-8ZM-11 5H-8V6H-11ZM3.500 5H6.500V6H3.500Z`,
  ),
  /** Montrals: horns over striped tails. */
  montrals: face(
    `${HEAD}M-8.500 -5L-9.500 -13L-4 -9ZM3.500 -5L4.500 -13L-1 -9ZM-8.500 -3L-11 8L-7.500 7ZM3.500 -3L6 8L2.500 7Z`,
    `${EYES}M-9.500 1H-8V3H-9.500ZM3 1H4.500V3H3Z`,
  ),
  /** A mane to the shoulders, a bandolier. */
  wookiee: bare(
    'M-2.500 -12C4 -12 6.500 -7 6 -2L8 12H-13L-11 -2C-11.500 -7 -9 -12 -2.500 -12Z',
    'M-6.500 -4H-4V-2.500H-6.500ZM-1 -4H1.500V-2.500H-1ZM-4 -0.500H-1L-2.500 1.500ZM-6 3C-4 4.500 -1 4.500 1 3L0.500 5H-5.500ZM-12 7L7 11.500V9L-11.500 4.500Z',
  ),
  /** Pointed ears and fur. */
  bothan: bare(
    'M-9 -5L-12 -12L-6 -9.500C-4 -10.500 -1 -10.500 1 -9.500L7 -12L4 -5L5.500 1L8 12H-13L-10.500 1Z',
    'M-7 -4L-4 -3V-1.500L-7 -2.500ZM2 -4L-1 -3V-1.500L2 -2.500ZM-4 1H-1L-2.500 3ZM-8 5L-5.500 8L-2.500 6L0.500 8L3 5L1 10.500H-6Z',
  ),
  /** Snout and scales. */
  lizard: bare(
    'M-9 -6C-8 -11 3 -11 4 -6L6 0C4 3 3 4 2 4.500L8 12H-13L-7 4.500C-8 4 -9 3 -11 0Z',
    'M-8 -5L-4 -4V-2L-8 -3ZM3 -5L-1 -4V-2L3 -3ZM-7 1H2V2H-7ZM-6 2L-5 4L-4 2ZM-3 2L-2 4L-1 2ZM0 2L1 4L2 2Z',
  ),
  /** Wide snout, tusks, ears that hang. */
  snout: bare(
    'M-9 -6C-8 -11 3 -11 4 -6L9 -3L5 2L8 12H-13L-10 2L-14 -3Z',
    'M-7 -5H-4V-3.500H-7ZM2 -5H-1V-3.500H2ZM-5.500 -1H0.500V2.500H-5.500ZM-7 3L-8 -0.500L-6 3ZM2 3L3 -0.500L1 3Z',
  ),
  /** Large eyes on a long skull. */
  alien: face(
    'M-2.500 -12C3 -12 5 -7 4 -2C3 2 0.500 4.500 -2.500 4.500S-8 2 -9 -2C-10 -7 -8 -12 -2.500 -12Z',
    'M-8 -4C-6 -6 -4 -4 -3.500 -1.500C-6 -0.500 -8 -2 -8 -4ZM3 -4C1 -6 -1 -4 -1.500 -1.500C1 -0.500 3 -2 3 -4Z',
  ),
  /** Buns over the ears. */
  buns: face(
    `${HEAD}M-9.500 -6A3.200 3.200 0 1 0 -9.490 0.400ZM4.500 -6A3.200 3.200 0 1 1 4.490 0.400Z`,
    `${EYES}M-9 -4C-8 -11.500 3 -11.500 4 -4C2 -7.500 -7 -7.500 -9 -4Z`,
  ),
  /** A cap with a brim, a rank plaque on the chest. */
  officer: face(
    HEAD,
    `${EYES}M-10 -5H5L4 -8.500C4 -12.500 -9 -12.500 -9 -8.500ZM-9 -4.500H4V-3.500H-9ZM-9 7.500H-3V10H-9Z`,
  ),
  /** A high collar and slick hair. */
  commander: face(
    `${HEAD}M-10 6L-9 2L-2.500 6L4 2L5 6L-2.500 10Z`,
    `${EYES}M-9 -4C-9 -12 4 -12 4 -4L2.500 -7H-7.500Z`,
  ),
  /** White armour: brow, eyes, vents. */
  trooper: bare(
    'M-2.500 -12C4 -12 6 -8 6 -3L7 6L3 9L4 12H-9L-8 9L-12 6L-11 -3C-11 -8 -9 -12 -2.500 -12Z',
    'M-9.500 -4H4.500V-2.500L1 0.500H-1L-2.500 -1L-4 0.500H-6L-9.500 -2.500ZM-6 4H1L2.500 7H-7.500ZM-9.500 3L-7.500 4L-8.500 6ZM4.500 3L2.500 4L3.500 6Z',
  ),
  /** With a mask of cloth. */
  snow: bare(
    'M-2.500 -12C4 -12 6 -8 6 -3L8 9L3 12H-8L-13 9L-11 -3C-11 -8 -9 -12 -2.500 -12Z',
    'M-9.500 -5H4.500L3.500 -1H-8.500ZM-2.900 0H-2.100V12H-2.900Z',
  ),
  /** Dark visor over a narrow grille. */
  dark: bare(
    'M-2.500 -12C3 -12 6 -9 6 -5L5 4L2 10L3 12H-8L-7 10L-10 4L-11 -5C-11 -9 -8 -12 -2.500 -12Z',
    'M-10 -5H5L4 -1.500L-2.500 -3L-9 -1.500ZM-4.500 2H-0.500V8H-4.500Z',
  ),
  /** An open helmet with a chin strap. */
  rebel: face(
    HEAD,
    `${EYES}M-10.500 -3.500C-10.500 -9.500 -8 -12 -2.500 -12S5.500 -9.500 5.500 -3.500L3.500 -4.500C1 -6 -6 -6 -8.500 -4.500ZM-8.500 -3L-6 3L-5 2.500L-7.500 -3ZM3.500 -3L1 3L0 2.500L2.500 -3Z`,
  ),
  /** A tall helmet with one slit. */
  guard: bare(
    'M-2.500 -12C2 -12 4.500 -8 4.500 -2V5L8 12H-13L-9.500 5V-2C-9.500 -8 -7 -12 -2.500 -12Z',
    'M-7.500 -3H2.500V-1H-1.500V7H-3.500V-1H-7.500Z',
  ),
  /** A flared helmet over a mask. */
  vader: bare(
    'M-2.500 -12C4 -12 6.500 -8 7 -2L10 7L3 6.500L4 12H-9L-8 6.500L-15 7L-12 -2C-11.500 -8 -9 -12 -2.500 -12Z',
    'M-9 -4.500L-4 -3V-0.500L-8 -1.500ZM4 -4.500L-1 -3V-0.500L3 -1.500ZM-2.500 0L1.500 6.500H-6.500ZM-3 -12H-2V-4.500H-3Z',
  ),
  /** A hood around a shadow. */
  hood: bare(
    'M-2.500 -13C3 -11 6 -6 6 -1L9 12H-14L-11 -1C-11 -6 -8 -11 -2.500 -13Z',
    'M-2.500 -8C1 -7 2.500 -3.500 2 0.500C1.500 3.500 -0.500 5 -2.500 5S-6.500 3.500 -7 0.500C-7.500 -3.500 -6 -7 -2.500 -8Z',
  ),
  /** Horns on a painted face. */
  horns: face(
    `${HEAD}M-8 -6L-10 -11L-5 -9ZM-4 -9L-2.500 -14L-1 -9ZM3 -6L5 -11L0 -9Z`,
    `${EYES}M-2.900 -9H-2.100V-3H-2.900ZM-7 1L-5 3.500V1ZM2 1L0 3.500V1Z`,
  ),
  /** A T-shaped visor and a range finder. */
  mandalorian: bare(
    'M-2.500 -12C3 -12 6 -9 6 -4L5 7L8 12H-13L-10 7L-11 -4C-11 -9 -8 -12 -2.500 -12ZM6.500 -13H7.700V-3H6.500Z',
    'M-9 -3.500H4L2.500 -0.500H-1.200V8H-3.800V-0.500H-7.500Z',
  ),
  /** Wrapped in cloth, with tubes for eyes. */
  wrapped: bare(
    'M-2.500 -11C3 -11 5 -7 5 -2L8 12H-13L-10 -2C-10 -7 -8 -11 -2.500 -11Z',
    'M-7 -4.500A2.200 2.200 0 1 1 -6.990 -0.100ZM2 -4.500A2.200 2.200 0 1 1 1.990 -0.100ZM-5 3H0V6H-5ZM-11 8L6 6V7.200L-11 9.200Z',
  ),
  /** A dome with an eye. */
  astromech: bare(
    'M-9 0C-9 -7 -6 -10.500 -2.500 -10.500S4 -7 4 0V9H-9ZM-11 2H-10V11H-11ZM5 2H6V11H5Z',
    'M-2.500 -6A2 2 0 1 1 -2.490 -2ZM-9 0.500H4V1.700H-9ZM-6.500 4H-0.500V6H-6.500Z',
  ),
  /** A head of many eyes over arms that hang. */
  probe: bare(
    'M-2.500 -12C3 -12 6 -9 6 -5.500L7 -1H-12L-11 -5.500C-11 -9 -8 -12 -2.500 -12ZM-9 0H4L2 4H-7ZM-8 4L-11 12L-9 12L-6 5ZM-3 4.500V12H-2V4.500ZM3 4L6 12L4 12L1 5Z',
    'M-2.500 -8.500A2.500 2.500 0 1 1 -2.490 -3.500ZM-8.500 -5.500A1.300 1.300 0 1 1 -8.490 -2.900ZM3.500 -5.500A1.300 1.300 0 1 1 3.490 -2.900Z',
  ),
  /** A slim skull of metal. */
  droid: bare(
    'M-6 -12H1L3 -8V2L0 6H3L8 12H-13L-8 6H-5L-8 2V-8Z',
    'M-6 -6A1.700 1.700 0 1 1 -5.990 -2.600ZM1 -6A1.700 1.700 0 1 1 0.990 -2.600ZM-5 1H0V2H-5ZM-5 3H0V4H-5Z',
  ),
  /** A walker from ahead. */
  walker: bare(
    'M-11 -11H6L8 -3H-13ZM-10 -2H-6L-7.500 4L-5 11.500H-11L-9.500 4ZM5 -2H1L2.500 4L0 11.500H6L4.500 4ZM-4 -2H-1V1H-4Z',
    'M-7 -8V-6H-3.500V-8ZM-1.500 -8V-6H2V-8Z',
  ),
  tank: bare('M-13 2L-9 -3H5L9 2V8H-13ZM-6 -3V-7H1V-3ZM1 -6.500H10V-4.500H1Z', 'M-11 4H7V5H-11Z'),
  /** Jaws and fangs. */
  beast: bare(
    'M-11 -9L-6 -7C-4 -8 -1 -8 1 -7L6 -9L7 -1L3 8L-2.500 12L-8 8L-12 -1Z',
    'M-8 -4L-4 -2V-0.500L-8 -2.500ZM3 -4L-1 -2V-0.500L3 -2.500ZM-6 3H1L0 8L-1.500 5L-2.500 8L-3.500 5L-5 8Z',
  ),
  /** A great head without a neck. */
  hutt: bare(
    'M-2.500 -10C5 -10 8 -4 8 2S10 12 8 12H-13C-15 12 -13 8 -13 2S-10 -10 -2.500 -10Z',
    'M-8 -4L-4 -3.500V-1.500L-8 -2ZM3 -4L-1 -3.500V-1.500L3 -2ZM-9 3C-6 6 1 6 4 3L3 5.500C0 7.500 -5 7.500 -8 5.500Z',
  ),
} as const satisfies { readonly [name: string]: Face }

export type FaceName = keyof typeof FACES
