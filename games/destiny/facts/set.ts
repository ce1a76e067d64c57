import type { Words } from '@dejarik/kernel'
import { words } from './words.ts'

export interface SetFacts {
  readonly code: string
  /** Its number, with which the ids of its cards begin. */
  readonly position: number
  readonly name: Words
  /** Day of publication. */
  readonly date: string
}

function set(code: string, position: number, name: Words, date: string): SetFacts {
  return { code, position, name, date }
}

/** The official sets by number. Those after Across the Galaxy are later than reference 1.9 and had no German edition. */
export const SETS: readonly SetFacts[] = [
  set('AW', 1, words('Awakenings', 'Erwachen'), '2016-12-01'),
  set('SoR', 2, words('Spirit of Rebellion', 'Geist der Rebellion'), '2017-05-04'),
  set('EaW', 3, words('Empire at War', 'Imperium im Krieg'), '2017-09-14'),
  set('TPG', 4, words('Two-Player Game', 'Starter-Set für 2 Spieler'), '2017-09-01'),
  set('LEG', 5, words('Legacies', 'Vermächtnisse'), '2018-02-01'),
  set('RIV', 6, words('Rivals', 'Rivalen'), '2018-02-15'),
  set('WotF', 7, words('Way of the Force', 'Weg der Macht'), '2018-07-05'),
  set('AtG', 8, words('Across the Galaxy', 'Durch die Galaxis'), '2018-11-08'),
  set('CONV', 9, words('Convergence'), '2019-03-28'),
  set('AoN', 10, words('Allies of Necessity'), '2019-04-25'),
  set('SoH', 11, words('Spark of Hope'), '2019-07-05'),
  set('CM', 12, words('Covert Missions'), '2020-01-20'),
  set('TR', 13, words('Transformations'), '2020-07-13'),
]

export function findSet(code: string): SetFacts | undefined {
  return SETS.find((facts) => facts.code === code)
}
