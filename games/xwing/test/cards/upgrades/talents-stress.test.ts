/** Talents about stress, and about actions in spite of it. */
import { expect, test } from 'vitest'
import { NO_ACTIONS_THIS_ROUND } from '../../../state.ts'
import { facing, flight } from '../facing.ts'
import { attackWith, equipped } from './weapon-fire.ts'

/** A lock that fails: nothing is in range. */
function failing(card: string, more: object = {}) {
  const match = facing('perform-action', equipped(card, more), { distance: 560 })
  match.player1.action('lock')
  return match
}

test('composure: a focus action after a failed one, then none this round [card: composure] [xw.a.errata-upgrades.14]', () => {
  const match = failing('composure')
  match.player1.action('focus')
  expect(match.ships.me.tokens).toEqual({ focus: 1 })
  expect(match.match.state.ships[0].marks & NO_ACTIONS_THIS_ROUND).toBe(NO_ACTIONS_THIS_ROUND)
})

test('composure: not with a green token [card: composure]', () => {
  expect(failing('composure', { tokens: ['evade'] }).player1.question).toBeNull()
})

test('ion limiter override: a barrel roll after a red maneuver, at a risk [card: ionlimiteroverride]', () => {
  const tie = equipped('ionlimiteroverride', { pilot: 'academypilot' })
  const match = flight(tie, '3 koiogran', { dice: 'crit' })
  match.player1.action('barrel-roll')
  match.decline()
  expect(match.ships.me.tokens).toEqual({ stress: 1, ion: 1 })
  expect(flight(tie, '3 straight').player1.offers({ action: 'focus' })).toBe(true)
})

test('proud tradition: focus while stressed, twice at most [card: proudtradition]', () => {
  const offers = (...tokens: 'stress'[]) => {
    const match = facing('perform-action', equipped('proudtradition', { tokens }))
    return match.question === 'action' && match.player1.offers({ action: 'focus' })
  }
  expect(offers('stress', 'stress')).toBe(true)
  expect(offers('stress', 'stress', 'stress')).toBe(false)
})

test('proud tradition: also after bumping into an enemy [card: proudtradition] [xw.g.overlap.9]', () => {
  const bumping = (card: string) =>
    flight(equipped(card, { tokens: ['stress'] }), '3 straight', { enemy: { at: [457, 440, 180] } })
  expect(bumping('proudtradition').player1.offers({ action: 'focus', colour: 'red' })).toBe(true)
  expect(bumping('elusive').player1.offers({ action: 'focus' })).toBe(false)
})

test('proud tradition: the defender may have it flipped; then focus is red [card: proudtradition]', () => {
  const around = { dice: 'blank blank blank / evade evade', enemy: { tokens: ['focus'] as const } }
  const match = attackWith('proudtradition', around, { tokens: ['stress'] })
  match.until('flip-card')
  match.player2.choose({ do: 'focus' })
  expect(match.ships.me.cards).toContain('proudtradition#1')
  const flipped = facing('perform-action', equipped('proudtradition#1'))
  expect(flipped.player1.offers({ action: 'focus', colour: 'red' })).toBe(true)
  expect(attackWith('proudtradition', around).question).not.toBe('flip-card')
})

test('push the limit: strain instead of stress after a red maneuver [card: pushthelimit-battleoverendor]', () => {
  const card = 'pushthelimit-battleoverendor'
  const match = flight(equipped(card), '4 koiogran')
  match.player1.yes()
  expect(match.ships.me.tokens).toEqual({ strain: 1 })
  expect(flight(equipped(card, { tokens: ['strain'] }), '4 koiogran').question).not.toBe('use-ability')
})

test('push the limit: after a red action, too [card: pushthelimit-battleoverendor]', () => {
  const me = equipped('pushthelimit-battleoverendor', { upgrades: ['debrisgambit'] })
  const match = facing('perform-action', me)
  match.player1.action('evade')
  match.player1.yes()
  expect(match.ships.me.tokens).toEqual({ evade: 1, strain: 1 })
})
