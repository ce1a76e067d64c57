/** Part 5: passing, additional actions, illegal actions. */
import { accepted } from '@dejarik/kernel/play'
import { expect, test } from 'vitest'
import { clone } from '../../index.ts'
import { situation } from '../play.ts'

const trooper = { trooper: '01002' } as const

test('whoever passes may act again, as long as the other acts; the phase ends when both pass in a row [sd.passing.1] [sd.action-phase.3] [sd.st-pass.1] [sd.st-play.3]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001' } },
    player2: { characters: trooper },
  })
  match.player1.pass()
  match.player2.activate('trooper', ['blank'])
  expect(match.player1.offers({ do: 'activate', card: 'phasma' })).toBe(true)
  match.player1.pass()
  expect(match.picture).toMatchObject({ phase: 'action', round: 1 })
  match.player2.pass()
  expect(match.picture.round).toBe(2)
})

test('General Veers without a die in the pool does nothing, which is a pass; with one it is an action [sd.passing.3] [sd.passing.4]', () => {
  const position = (pool: readonly string[]) => {
    const match = situation({
      player1: {
        characters: { veers: { card: '01004', pool } },
        supports: { tie: { card: 'First Order TIE Fighter', pool: ['blank'] } },
      },
      player2: { characters: trooper },
    })
    match.player1.use('veers')
    if (match.asked === 'player1') match.player1.choose({ to: '2 ranged' })
    match.player2.pass()
    return match
  }
  expect(position([]).picture.round).toBe(2)
  const acted = position(['blank'])
  expect(acted.pool('player1')).toEqual(['2 ranged'])
  expect([acted.picture.round, acted.asked]).toEqual([1, 'player1'])
})

test('nothing follows an action that was none [sd.passing.3]', () => {
  const position = (pool: readonly string[]) =>
    situation({
      player1: {
        characters: { veers: { card: '01004', pool } },
        supports: { tie: { card: 'First Order TIE Fighter', pool: ['blank'] }, run: 'Running Interference' },
      },
      player2: { characters: trooper },
    })
  const nothing = position([])
  nothing.player1.use('veers')
  expect(nothing.asked).toBe('player2')
  const something = position(['blank'])
  something.player1.use('veers')
  something.player1.choose({ to: '2 ranged' })
  expect([something.question, something.asked]).toEqual(['use-ability', 'player1'])
})

test('an action that a card gives outside one’s turn is taken at once or forgone [sd.additional-actions.3]', () => {
  const position = () => {
    const match = situation({
      player1: { characters: { leia: '01028' }, hand: ['Retreat'], resources: 2 },
      player2: { characters: trooper },
    })
    match.player1.play('Retreat')
    expect([match.question, match.asked]).toEqual(['additional-action', 'player2'])
    return match
  }
  const taken = position()
  taken.player2.activate('trooper', ['2 ranged'])
  expect(taken.events).toContain('activate')
  expect(taken.picture.round).toBe(2)
  const forgone = position()
  forgone.player2.choose({ do: 'forgo' })
  expect(forgone.events).not.toContain('activate')
  expect(forgone.picture.round).toBe(2)
})

test('everything that waits is resolved before an additional action is taken [sd.additional-actions.4]', () => {
  const match = situation({
    player1: {
      characters: { rey: { card: '01038', pool: ['blank'] } },
      hand: ['Comlink'],
      resources: 2,
    },
    player2: { characters: trooper },
  })
  match.player1.play('Comlink')
  expect(match.question).toBe('order-of-abilities')
  match.player1.pick({ card: 'rey' }, { card: 'Comlink' })
  expect(match.picture.additional).toEqual(['player1'])
  expect(match.question).toBe('reroll')
  match.player1.pick({ die: 'blank' })
  expect(match.question).toBe('additional-action')
})

test('what can’t be done is refused and changes nothing: it is still the same player’s turn [sd.illegal-actions.1] [sd.illegal-actions.2] [sd.illegal-actions.3] [sd.actions.1]', () => {
  const match = situation({
    player1: {
      characters: { rey: { card: '01038', pool: ['1 melee'] } },
      hand: ['Comlink'],
      resources: 1,
    },
    player2: { characters: trooper },
  })
  expect(match.player1.offers({ do: 'play', card: 'Comlink' })).toBe(false)
  const before = clone(match.state)
  expect(match.player1.tries(match.player1.offered.length)?.refused).toBe('not-an-option')
  expect(match.player2.tries(0)?.refused).toBe('not-your-decision')
  expect(match.state).toEqual(before)
  expect(match.queue).toEqual([])
  expect([match.question, match.asked]).toEqual(['action', 'player1'])
})

test('a card that was declared goes back to the hand if the action is taken back [sd.illegal-actions.1]', () => {
  const match = situation({
    player1: {
      characters: { phasma: { card: '01001', upgrades: [{ card: 'F-11D Rifle', name: 'old' }] } },
      hand: ['F-11D Rifle'],
      resources: 2,
    },
    player2: { characters: trooper },
  })
  match.player1.play('F-11D Rifle', { ask: true })
  expect(match.player1.hand).toEqual([])
  const back = accepted(match.match.undoable(0))
  match.match.undoTo(back.to)
  expect(match.player1).toMatchObject({ hand: ['F-11D Rifle'], resources: 2 })
  expect([match.question, match.asked]).toEqual(['action', 'player1'])
})

test('who has seen what another had to discard does not take back what made him [sd.discard-pile.1] [card: Darth Vader]', () => {
  const match = situation({
    player1: { characters: { vader: '01010' } },
    player2: { characters: trooper, hand: ['Take Cover'] },
  })
  match.player1.activate('vader', ['blank'])
  match.player1.yes()
  expect(match.player2.discard).toEqual(['Take Cover'])
  expect(match.match.undoable(0)).toMatchObject({ refused: 'undo-revealed', args: { why: 'discard' } })
})

test('whether another has a card to play is not tried out: the way back is there only if he has no hand [card: Obi-Wan Kenobi]', () => {
  const defeated = (hand: readonly string[]) => {
    const match = situation({
      player1: { characters: { enemy: { card: '02001', pool: ['2 ranged', '1 ranged'] } } },
      player2: { characters: { obiwan: { card: '02037', damage: 9 }, rey: '04024' }, hand },
    })
    match.player1.resolve('2 ranged', { on: 'obiwan' })
    return match
  }
  const told = { refused: 'undo-revealed', args: { why: 'hidden-cards' } }
  expect(defeated(['02132']).question).toBe('play-free')
  expect(defeated(['02132']).match.undoable(0)).toMatchObject(told)
  expect(defeated(['Salvo']).question).not.toBe('play-free')
  expect(defeated(['Salvo']).match.undoable(0)).toMatchObject(told)
  expect(accepted(defeated([]).match.undoable(0)).to).toBeGreaterThan(0)
})

test('what has shown cards of a deck, moved cards to one or shuffled it is not taken back [sd.illegal-actions.4]', () => {
  const final = { refused: 'undo-revealed', args: { why: 'deck' } }
  const shown = situation({
    player1: { characters: { padme: { card: '01048', pool: ['special'] } } },
    player2: { characters: trooper },
  })
  shown.player1.resolve('special')
  shown.player1.decline()
  expect(shown.player2.discard).toHaveLength(1)
  expect(shown.match.undoable(0)).toMatchObject(final)
  const moved = situation({
    player1: {
      characters: { rey: { card: '01038', upgrades: ['Ancient Lightsaber'] } },
      hand: ['Take Cover'],
    },
    player2: { characters: trooper },
  })
  moved.player1.use('Ancient Lightsaber')
  expect(moved.match.undoable(0)).toMatchObject(final)
  const shuffled = situation({
    player1: {
      characters: { han: '05046' },
      hand: ['08103'],
      deck: ['Dodge', 'Escape Craft', 'Block'],
      resources: 6,
    },
    player2: { characters: trooper },
  })
  shuffled.player1.play('Millennium Falcon')
  shuffled.player1.choose({ way: 'deck' })
  shuffled.player1.pick({ card: 'Escape Craft' })
  expect(shuffled.supports['Millennium Falcon'].upgrades).toEqual(['Escape Craft'])
  expect(shuffled.match.undoable(0)).toMatchObject({ refused: 'undo-revealed', args: { why: 'shuffle' } })
})

test('who has put a card on or under a deck does not take it back [card: 01174] [card: 08010] [sd.illegal-actions.4]', () => {
  const told = { refused: 'undo-revealed', args: { why: 'deck' } }
  const onTop = situation({
    battlefield: '01174',
    player1: { characters: { phasma: '01001' }, discard: ['F-11D Rifle'] },
    player2: { characters: trooper },
  })
  onTop.player1.claim(true)
  expect(onTop.player1.deck[0]).toBe('F-11D Rifle')
  expect(onTop.match.undoable(0)).toMatchObject(told)
  const under = situation({
    player1: {
      characters: { kylo: { card: '01011', damage: 1 } },
      supports: { chamber: '08010' },
      discard: ['F-11D Rifle'],
    },
    player2: { characters: trooper },
  })
  under.player1.use('chamber')
  expect(under.player1.discard).toEqual([])
  expect(under.match.undoable(0)).toMatchObject(told)
})
