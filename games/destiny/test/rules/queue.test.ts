/** Warteschlange. */
import { expect, test } from 'vitest'
import { situation } from '../play.ts'

/** player1 activates Vader, whose ability follows it; so does that of player2's Jango Fett. */
function vaderAndJango(first: 'player1' | 'player2') {
  const match = situation({
    player1: { characters: { vader: '01010' } },
    player2: {
      characters: { jango: { card: '01021', upgrades: ['Fast Hands'] } },
      hand: ['Dodge', 'Block'],
    },
  })
  match.player1.activate('vader', ['2 melee'])
  match.player1.choose({ seat: first })
  return match
}

test('after-abilities wait in the queue and resolve first in, first out [sd.queue.1] [sd.queue.5]', () => {
  for (const [first, asked, waiting] of [
    ['player1', 'player1', 'Jango Fett'],
    ['player2', 'player2', 'Darth Vader'],
  ] as const) {
    const match = vaderAndJango(first)
    expect(match).toMatchObject({ asked, question: 'use-ability', queue: [waiting] })
  }
})

test('what follows an activation waits until the dice are rolled [sd.queue.2]', () => {
  const match = situation({
    player1: { characters: { han: '05046' } },
    player2: { characters: { trooper: '01002' } },
  })
  match.player1.activate('han', ['2 ranged'])
  expect(match.player1.question).not.toBe('action')
  expect(match.player1.pool).toEqual(['2 ranged'])
  expect(match.characters.han.ready).toBe(false)
})

test('an ability is done to its end before the next of the queue begins [sd.queue.3]', () => {
  const match = situation(
    {
      player1: { characters: { kylo: '04001' } },
      player2: { characters: { jango: '01021' }, hand: ['Dodge'] },
    },
    { picks: ['Dodge'] },
  )
  match.player1.activate('kylo', ['blank'])
  match.player1.choose({ seat: 'player1' })
  match.player1.yes()
  match.player1.choose({ way: 'gray' })
  expect(match).toMatchObject({ asked: 'player1', question: 'damage', queue: ['Jango Fett'] })
  match.player1.choose({ card: 'kylo' })
  expect(match).toMatchObject({ asked: 'player2', question: 'use-ability', queue: [] })
})

test('what a resolving ability triggers goes to the back of the queue [sd.queue.4]', () => {
  const match = vaderAndJango('player2')
  match.rolls('1 ranged')
  match.player2.yes()
  expect(match).toMatchObject({ asked: 'player1', question: 'use-ability', queue: ['Fast Hands'] })
  match.player1.yes()
  match.player2.choose({ card: 'Dodge' })
  expect(match.asked).toBe('player2')
  expect(match.player2.offers({ die: '1 ranged' })).toBe(true)
})

test('before-abilities interrupt what resolves, whatever waits [sd.queue.6] [sd.before.1]', () => {
  const match = situation(
    {
      player1: { characters: { kylo: '04001' } },
      player2: { characters: { jango: '01021', dooku: '01009' }, hand: ['Dodge', 'Block'] },
    },
    { picks: ['Dodge'] },
  )
  match.player1.activate('kylo', ['blank'])
  match.player1.choose({ seat: 'player1' })
  match.player1.yes()
  match.player1.choose({ way: 'gray' })
  match.player1.choose({ card: 'dooku' })
  expect(match.characters.dooku.damage).toBe(0)
  expect(match).toMatchObject({ asked: 'player2', queue: ['Jango Fett'] })
  match.player2.yes()
  match.player2.choose({ card: 'Block' })
  expect(match.characters.dooku).toMatchObject({ damage: 1, shields: 0 })
  expect(match).toMatchObject({ asked: 'player2', question: 'use-ability', queue: [] })
})

test('an additional action waits until the queue is empty [sd.queue.7]', () => {
  const match = situation({
    player1: {
      characters: { han: '01046' },
      hand: ['DL-44 Heavy Blaster Pistol'],
      resources: 3,
    },
    player2: { characters: { vader: { card: '01010', dice: 2, pool: ['2 melee', '3 melee'] } } },
  })
  match.player1.play('DL-44 Heavy Blaster Pistol')
  match.player1.decline()
  expect(match.picture.additional).toEqual(['player1'])
  expect(match.question).not.toBe('additional-action')
  while (match.question !== 'additional-action') match.decline()
  expect(match.asked).toBe('player1')
  expect(match.pool('player2')).toHaveLength(1)
})

test('what a before-ability triggers waits behind all that is in the queue already [sd.faq.19]', () => {
  const match = situation({
    player1: { characters: { finn: { card: '01045', upgrades: ['Fast Hands'] }, ackbar: '01027' } },
    player2: { characters: { dooku: '01009', jango: '01021' }, hand: ['Dodge'] },
  })
  match.player1.activate('finn', ['2 ranged'])
  match.player1.choose({ seat: 'player1' })
  match.player1.choose({ die: '2 ranged' })
  match.player1.choose({ card: 'dooku' })
  match.player2.yes()
  expect(match.player2.hand).toEqual([])
  expect(match).toMatchObject({ asked: 'player2', question: 'use-ability', queue: ['Admiral Ackbar'] })
})
