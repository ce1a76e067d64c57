/** What every hero can do with a surge: recover 1 strain, once an attack (ia.attack-special.19). */
import { namedSurge, words } from '../../facts/index.ts'

export const RECOVER_STRAIN = namedSurge(words('Recover 1 strain', '1 Anstrengung regenerieren'))
