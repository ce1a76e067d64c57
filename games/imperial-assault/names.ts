/** Names of the seats, in seat order. */
export const SEAT_NAMES = ['player1', 'player2'] as const
export type SeatName = (typeof SEAT_NAMES)[number]

/** The name of a seat; nobody's is `nobody`. */
export function seatName(seat: number): string {
  return SEAT_NAMES[seat] ?? 'nobody'
}
