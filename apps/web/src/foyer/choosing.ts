import type { TableFace } from '../games/face.ts'

/** Whether nobody brings anything to this table, so that who comes only chooses a seat. `table`: what is agreed. */
export function choosesSeat({ game }: TableFace, table: unknown): boolean {
  return table !== null && game.seatOptions?.bringsNothing?.(table) === true
}
