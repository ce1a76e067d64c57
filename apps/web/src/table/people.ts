import type { People } from '@dejarik/text'
import { useMemo } from 'react'
import type { Player } from '../session/session.ts'

/** Seats that are called by a number alone; a side or a hero has a better name than whoever plays it. */
const NUMBERED = /^player\d$/u

/**
 * What sentences call those at the table, as far as it is known: people by their names, a bot by what it is if it is the
 * only one. `own` is the name that the viewer has given himself, or nothing.
 */
export function peopleAt(players: readonly Player[], own: string): People {
  const bots = players.filter(({ kind }) => kind === 'bot').length
  return Object.fromEntries(
    players.flatMap(({ side, kind, name = '' }): [string, string][] => {
      const called = kind === 'you' ? own : kind === 'bot' && bots === 1 ? 'Bot' : name
      return called === '' || !NUMBERED.test(side) ? [] : [[side, called]]
    }),
  )
}

/** The same object as long as nobody is called otherwise: whoever speaks is made anew with it. */
export function usePeople(players: readonly Player[], own: string): People {
  // Names have no line breaks.
  const lines = Object.entries(peopleAt(players, own)).flat().join('\n')
  return useMemo(() => {
    const words = lines === '' ? [] : lines.split('\n')
    return Object.fromEntries(words.flatMap((word, i) => (i % 2 === 0 ? [[word, words[i + 1]]] : [])))
  }, [lines])
}
