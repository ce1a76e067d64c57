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
