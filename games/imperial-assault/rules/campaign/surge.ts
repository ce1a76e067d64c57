/** What every hero can do with a surge: recover 1 strain, once an attack (ia.attack-special.19). */
import { namedSurge, words } from '../../facts/index.ts'
import { ability } from '../ability.ts'
import { recoverStrain } from './strain.ts'

export const RECOVER_STRAIN = namedSurge(words('Recover 1 strain', '1 Anstrengung regenerieren'))

export const recoverOneStrain = ability({
  name: 'recover-1-strain',
  surge: (t, me) => recoverStrain(t, me.figure, 1),
})
