import type { Words } from '@dejarik/kernel'
import { words } from './words.ts'

export interface ConditionFacts {
  readonly id: string
  readonly name: Words
  /** How many a player may have in play (xw.g.limited-conditions.1). */
  readonly limited: number
  /** The marker of secret conditions that look alike: nobody but who assigns them knows which it is. */
  readonly marker?: string
}

// biome-ignore format: a table, one card a line
export const CONDITIONS: readonly ConditionFacts[] = [
  { id: 'suppressivefire', name: words('Suppressive Fire', 'Sperrfeuer'), limited: 1 },
  { id: 'hunted', name: words('Hunted', 'Gejagt'), limited: 1 },
  { id: 'listeningdevice', name: words('Listening Device', 'Abhörgerät'), limited: 1 },
  { id: 'optimizedprototype', name: words('Optimized Prototype', 'Optimierter Prototyp'), limited: 1 },
  { id: 'illshowyouthedarkside', name: words("I'll Show You the Dark Side", 'Ich zeige dir die dunkle Seite'), limited: 1 },
  { id: 'rattled', name: words('Rattled', 'Aus der Fassung'), limited: 1 },
  { id: 'itstheresistance', name: words("It's the Resistance", 'Das ist der Widerstand'), limited: 1 },
  { id: 'decoyed', name: words('Decoyed', 'Durch ein Double geschützt'), limited: 1 },
  { id: 'compromisingintel', name: words('Compromising Intel', 'Kompromittierende Information'), limited: 1 },
  { id: 'fearfulprey', name: words('Fearful Prey', 'Ängstliche Beute'), limited: 1 },
  { id: 'youshouldthankme', name: words('You Should Thank Me', 'Du solltest mir danken'), limited: 1, marker: 'secret' },
  { id: 'youdbettermeanbusiness', name: words("You'd Better Mean Business", 'Wehe, du meinst es nicht Ernst'), limited: 1, marker: 'secret' },
  { id: 'falsefriend', name: words('False Friend', 'Falscher Freund'), limited: 1 },
  { id: 'trialsofthedarksaber', name: words('Trials of the Darksaber', 'Das Dunkelschwert'), limited: 1 },
  { id: 'mercilesspursuit', name: words('Merciless Pursuit', 'Gnadenlose Verfolgung'), limited: 2 },
  { id: 'markedforelimination', name: words('Marked for Elimination', 'Als Beute markiert'), limited: 1 },
  { id: 'guarded', name: words('Guarded', 'Beschützt'), limited: 1 },
  { id: 'sickeningmaneuver', name: words('Sickening Maneuver', 'Schwindelerregendes Manöver'), limited: 1 },
  { id: 'primedforspeed', name: words('Primed for Speed', 'Bleifuss'), limited: 3 },
  { id: 'brokentrust', name: words('Broken Trust', 'Vertrauensbruch'), limited: 1 },
]
