/** Names of the seats, in seat order. */
export const SEAT_NAMES = ['player1', 'player2', 'player3', 'player4'] as const
export type SeatName = (typeof SEAT_NAMES)[number]
