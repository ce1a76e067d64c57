import type { Thing } from '../../../board/table.ts'
import { usePiece as useBoardPiece } from '../../../board/thing/usePiece.ts'
import { useTable } from '../TableContext.tsx'

export function usePiece(thing: Thing, otherwise?: () => void) {
  return useBoardPiece(useTable(), thing, otherwise)
}
