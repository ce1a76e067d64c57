import { usePiece as useBoardPiece } from '../../../board/thing/usePiece.ts'
import { useTable } from '../TableContext.tsx'
import type { Thing } from '../things.ts'

export function usePiece(thing: Thing, otherwise?: () => void) {
  return useBoardPiece(useTable(), thing, otherwise)
}
