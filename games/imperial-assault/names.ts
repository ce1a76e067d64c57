/** Names of the seats, in seat order. */
export const SEAT_NAMES = ['player1', 'player2'] as const
export type SeatName = (typeof SEAT_NAMES)[number]

/** As scenario files call them; a campaign has up to five players, the Imperial one last. */
export const SCENARIO_SEATS = ['player1', 'player2', 'player3', 'player4', 'player5'] as const

/** In a campaign the heroes' seats have their ids; this is the last. */
export const IMPERIAL_SEAT = 'imperial'

/** The name of a seat; nobody's is `nobody`. */
export function seatName(seat: number): string {
  return SEAT_NAMES[seat] ?? 'nobody'
}

/** The two sides of a campaign. */
export const SIDE_NAMES = ['rebels', 'empire'] as const
export type SideName = (typeof SIDE_NAMES)[number]

/** Who has figures and cards: a player of a skirmish, a side of a campaign. */
export function sideName({ campaign }: { readonly campaign: object | null }, seat: number): string {
  return campaign === null ? seatName(seat) : (SIDE_NAMES[seat] ?? 'nobody')
}
