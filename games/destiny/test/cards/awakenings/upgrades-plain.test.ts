import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Personal Escort makes a Guardian of its character alone [card: 01078] [sd.ongoing.2]', () => {
  const match = situation({
    player1: { characters: { phasma: { card: '01001', upgrades: ['Personal Escort'] }, kylo: '01011' } },
    player2: { characters: { rey: { card: '01038', pool: ['1 melee'] } } },
  })
  match.player1.activate('kylo', ['blank'])
  match.player2.pass()
  match.player1.activate('phasma')
  match.player1.choose({ die: '1 melee' })
  expect(match.characters.phasma.damage).toBe(1)
  expect(match.player2.pool).toEqual([])
})

test('Hidden In Shadow gives a shield to a character without any [card: 01090]', () => {
  const match = situation({
    player1: { characters: { kylo: { card: '01011', upgrades: ['Hidden In Shadow'] } } },
    player2: { characters: { rey: '01038' } },
  })
  match.player1.use('Hidden In Shadow')
  expect(match.characters.kylo.shields).toBe(1)
  expect(match.upgrades['Hidden In Shadow'].ready).toBe(false)
})

test('Hidden In Shadow can’t be used by the shielded [card: 01090]', () => {
  const match = situation({
    player1: { characters: { kylo: { card: '01011', shields: 1, upgrades: ['Hidden In Shadow'] } } },
    player2: { characters: { rey: '01038' } },
  })
  expect(match.player1.offers({ do: 'use' })).toBe(false)
})

const possession = () => {
  const match = situation({
    player1: { characters: { jango: '01021' }, hand: ['Prized Possession'], resources: 4 },
    player2: {
      characters: { kylo: { card: '01011', dice: 2, pool: ['2 melee for 1', '1 shield'] }, phasma: '01001' },
      hand: ['Disarm', 'Confiscation'],
      resources: 9,
    },
  })
  match.player1.play('Prized Possession')
  match.player1.choose({ die: '2 melee for 1' })
  return match
}

test('Prized Possession keeps a die of the opponent; its character rolls without it [card: 01102] [sd.faq.37]', () => {
  const match = possession()
  expect(match.player2.pool).toEqual(['1 shield'])
  match.nextRound()
  match.player1.pass()
  match.player2.activate('kylo', ['special'])
  expect(match.player2.pool).toEqual(['special'])
  expect(match.player1.pool).toEqual([])
})

test('Prized Possession gives the die back when it leaves play [card: 01102]', () => {
  const match = possession()
  match.player2.play('Confiscation')
  expect(match.player1.hand).toEqual(['Prized Possession'])
  match.nextRound()
  match.player1.pass()
  match.player2.activate('kylo', ['special', 'blank'])
  expect(match.player2.pool).toEqual(['special', 'blank'])
})

test('Prized Possession gives the die back when its player is out of the game [card: 01102] [sd.mp-elimination.2]', () => {
  const match = situation({
    player1: {
      characters: { jango: '01021' },
      hand: ['Prized Possession'],
      deck: [],
      resources: 4,
    },
    player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
    player3: { characters: { rey: '01038' } },
  })
  match.player1.play('Prized Possession')
  match.player1.choose({ die: '1 melee' })
  match.nextRound()
  expect(match.characters.jango).toBeUndefined()
  match.player2.activate('kylo', ['special'])
  expect(match.player2.pool).toEqual(['special'])
})

test('Prized Possession takes no upgrade die, and may take nothing [card: 01102] [sd.character-die.2]', () => {
  const match = situation({
    player1: { characters: { jango: '01021' }, hand: ['Prized Possession'], resources: 4 },
    player2: {
      characters: {
        kylo: {
          card: '01011',
          pool: ['1 melee'],
          upgrades: [{ card: 'Holdout Blaster', pool: ['1 ranged'] }],
        },
      },
    },
  })
  match.player1.play('Prized Possession')
  expect(match.player1.all('die')).toEqual(['1 melee'])
  match.player1.decline()
  expect(match.player2.pool).toEqual(['1 melee', '1 ranged'])
})

const chance = (upgrades: string[]) =>
  situation({
    player1: { characters: { vader: { card: '01010', pool: ['3 melee'] } } },
    player2: { characters: { han: { card: '01046', damage: 9, upgrades } } },
  })

test('Second Chance heals 5 instead of a defeat; excess damage is ignored [card: 01137] [sd.replacement.3] [sd.clar-aw.27]', () => {
  const match = chance(['Second Chance'])
  match.player1.resolve('3 melee', { on: 'han' })
  expect(match.characters.han).toMatchObject({ damage: 5, upgrades: [] })
  expect(match.player2.discard).toEqual(['Second Chance'])
})

test('Of two Second Chances only one is used [card: 01137] [sd.clar-aw.26] [sd.replacement.8]', () => {
  const match = chance(['Second Chance', 'Second Chance'])
  match.player1.resolve('3 melee', { on: 'han' })
  expect(match.question).toBe('order-of-abilities')
  match.player2.pick({ do: 'ability' }, { do: 'ability' })
  expect(match.characters.han).toMatchObject({ damage: 5, upgrades: ['Second Chance'] })
})

test('Second Chance comes before Grievous can take anything [card: 01137] [sd.replacement.5]', () => {
  const match = situation({
    player1: { characters: { grievous: { card: '01003', pool: ['2 melee'] } } },
    player2: { characters: { han: { card: '01046', damage: 9, upgrades: ['Second Chance', 'Datapad'] } } },
  })
  match.player1.resolve('2 melee', { on: 'han' })
  expect(match.asked).toBe('player2')
  expect(match.characters.han.upgrades).toEqual(['Datapad'])
})

test('Second Chance goes on yellow characters only [card: 01137] [sd.play-restriction.2]', () => {
  const match = situation({
    player1: { characters: { leia: '01028', han: '01046' }, hand: ['Second Chance'], resources: 3 },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.play('Second Chance')
  expect(match.characters.han.upgrades).toEqual(['Second Chance'])
})

const hunkered = (shields: number) => {
  const match = situation({
    player1: { characters: { han: { card: '01046', shields, upgrades: ['Hunker Down'] } } },
    player2: { characters: { jango: { card: '01021', dice: 2, pool: ['1 melee', '2 ranged'] } } },
  })
  match.player1.use('Hunker Down')
  return match
}

test('Hunker Down gives a shield and is lost to melee damage [card: 01164]', () => {
  const match = hunkered(0)
  expect(match.characters.han.shields).toBe(1)
  match.player2.resolve('2 ranged', { on: 'han' })
  expect(match.characters.han).toMatchObject({ damage: 1, shields: 0, upgrades: ['Hunker Down'] })
  match.player1.pass()
  match.player2.resolve('1 melee', { on: 'han' })
  expect(match.characters.han).toMatchObject({ damage: 2, upgrades: [] })
})

test('Hunker Down stays if there is no health left for the melee damage [card: 01164] [card: 03003] [sd.clar-eaw.16] [sd.damage.11]', () => {
  const match = situation({
    player1: { characters: { guard: { card: '03003', damage: 7, upgrades: ['Hunker Down'] } } },
    player2: { characters: { jango: { card: '01021', dice: 2, pool: ['1 melee', '2 ranged'] } } },
  })
  match.player1.pass()
  match.player2.resolve('2 ranged', { on: 'guard' })
  match.player1.pass()
  match.player2.resolve('1 melee', { on: 'guard' })
  expect(match.characters.guard).toMatchObject({ damage: 8, upgrades: ['Hunker Down'] })
})

test('Hunker Down stays if shields block all melee damage [card: 01164] [sd.clar-aw.25] [sd.take-damage.3]', () => {
  const match = hunkered(1)
  match.player2.resolve('1 melee', { on: 'han' })
  expect(match.characters.han).toMatchObject({ damage: 0, shields: 1, upgrades: ['Hunker Down'] })
})
