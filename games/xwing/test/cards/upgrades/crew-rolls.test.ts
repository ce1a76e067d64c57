/** Crew members who act in the windows of an attack outside the Modify Dice steps. */
import { describe, expect, test } from 'vitest'
import { attackBy, attackOn, BESIDE, facing, flight } from '../facing.ts'

function xwing(crew: string, more: object = {}) {
  return { pilot: 'bluesquadronescort', upgrades: [crew], ...more }
}

describe('4-LOM', () => {
  const attack = () =>
    attackBy(xwing('4lom'), { dice: 'hit hit blank / focus blank', enemy: { tokens: ['focus', 'evade'] } })

  test('the defender can’t spend tokens of the named kind [card: 4lom]', () => {
    const match = attack()
    match.choose({ do: 'yes' })
    match.choose({ token: 'focus' })
    expect(match.ships.me.tokens.ion).toBe(2)
    expect(match.player2.offers({ do: 'focus' })).toBe(false)
    expect(match.player2.offers({ do: 'evade' })).toBe(true)
  })

  test('declined, nothing changes [card: 4lom] [xw.g.maycan.1]', () => {
    const match = attack()
    match.choose({ do: 'no' })
    expect(match.player2.offers({ do: 'focus' })).toBe(true)
  })
})

describe('C-3PO of the Rebels', () => {
  const guess = (count: number) => {
    const match = attackOn(xwing('c3po', { tokens: ['calculate'] }), { dice: 'hit hit blank / evade blank' })
    match.until('use-ability')
    match.choose({ do: 'yes' })
    match.player1.answer(count)
    match.to('end')
    return match.ships.me.shields
  }

  test('a right guess adds an evade [card: c3po] [xw.a.cardfaq.41]', () => {
    expect(guess(1)).toBe(2)
  })

  test('a wrong one doesn’t [card: c3po]', () => {
    expect(guess(2)).toBe(1)
  })
})

describe('Count Dooku', () => {
  const dooku = { pilot: 'bluesquadronescort', upgrades: ['countdooku'], at: [457, 300, 0] as const }
  const roll = (dice: string, face: string) => {
    const match = attackOn(dooku, { dice, friends: { friend: { ...BESIDE, at: [457, 400, 0] } } }, 'friend')
    match.player1.yes()
    match.choose({ do: 'result', face })
    return match
  }

  test('a result that is missing is put there by who rolls [card: countdooku] [xw.a.cardfaq.67] [xw.a.cardfaq.68]', () => {
    const match = roll('hit hit blank hit / blank blank', 'focus')
    expect(match.asked).toBe('player2')
    match.choose({ do: 'result', face: 'blank' })
    expect(match.events).toEqual(expect.arrayContaining(['spend-force', 'change-dice']))
  })

  test('not one that is there [card: countdooku]', () => {
    const match = roll('hit hit blank hit / blank blank', 'hit')
    expect(match.question).not.toBe('choose-result')
  })

  test('not without all his Force [card: countdooku] [xw.a.errata-upgrades.9]', () => {
    const match = attackOn({ ...dooku, force: 0 }, { dice: 'hit hit hit' })
    expect(match.question).not.toBe('use-ability')
  })
})

describe('Freelance Slicer', () => {
  test('the attacker is jammed, and on a hit so is the slicer [card: freelanceslicer]', () => {
    const match = attackOn(xwing('freelanceslicer', { locks: ['enemy'] }), {
      dice: 'hit / blank blank blank',
    })
    match.player1.yes()
    expect(match.ships.enemy.tokens.jam).toBe(1)
    expect(match.ships.me.tokens.jam).toBe(1)
  })

  test('not without a lock [card: freelanceslicer]', () => {
    expect(attackOn(xwing('freelanceslicer'), { dice: 'blank blank blank' }).player1.question).not.toBe(
      'use-ability',
    )
  })
})

describe('General Grievous', () => {
  const attack = (dice: string) => attackOn(xwing('generalgrievous'), { dice })

  test('cancels one of two results [card: generalgrievous]', () => {
    const match = attack('hit crit blank / blank blank')
    match.until('use-ability')
    match.choose({ do: 'yes' })
    match.choose({ do: 'result', face: 'crit' })
    match.to('end')
    expect(match.ships.me.shields).toBe(1)
  })

  test('not a single one [card: generalgrievous]', () => {
    const match = attack('hit blank blank / blank blank')
    match.to('end')
    expect(match.ships.me.charges.generalgrievous).toBe(1)
  })
})

describe('Ghost Company', () => {
  const arc = { pilot: 'contractedscout', upgrades: ['ghostcompany'], turret: 'front' as const }
  const enemies = { other: { pilot: 'academypilot', at: [500, 540, 180] as const } }

  test('a bonus turret attack against another ship while focused [card: ghostcompany]', () => {
    const match = attackBy({ ...arc, tokens: ['focus'] }, { enemies, dice: 'blank blank' })
    match.until('attack')
    expect(match.player1.all('target')).toEqual(['other'])
  })

  test('not without a focus token [card: ghostcompany]', () => {
    const match = attackBy(arc, { enemies, dice: 'blank blank' })
    match.until('attack')
    expect(match.asked).toBe('player2')
  })
})

describe('Lando Calrissian of the underworld', () => {
  const lando = 'landocalrissian-crew'

  test('a green token rerolls 2 dice [card: landocalrissian-crew]', () => {
    const match = attackBy(xwing(lando, { tokens: ['evade'] }), { dice: 'blank blank blank / hit hit' })
    match.choose({ do: 'yes' })
    match.player1.pick({ do: 'die', place: 0 }, { do: 'die', place: 1 })
    expect(match.ships.me.tokens.evade).toBeUndefined()
    expect(match.events).toContain('reroll')
  })

  test('also the die for an obstacle [card: landocalrissian-crew]', () => {
    const rock = { more: { things: [{ type: 'coreasteroid0', at: [457, 380, 0] as const }] } }
    const match = flight(xwing(lando, { tokens: ['focus'] }), '3 straight', { ...rock, dice: 'hit blank' })
    match.choose({ do: 'yes' })
    expect(match.ships.me.shields).toBe(1)
  })

  test('not without a green token [card: landocalrissian-crew]', () => {
    expect(attackBy(xwing(lando), { dice: 'blank blank blank' }).player1.question).not.toBe('use-ability')
  })
})

describe('Magva Yarro', () => {
  const attacked = (dice: string) => {
    const match = attackOn(xwing('magvayarro'), { dice })
    match.until(dice.startsWith('hit') ? 'use-ability' : 'attack')
    return match
  }

  test('locks who hit her [card: magvayarro]', () => {
    const match = attacked('hit blank blank / blank blank')
    match.choose({ do: 'yes' })
    expect(match.ships.me.locks).toEqual(['enemy'])
  })

  test('not who missed [card: magvayarro]', () => {
    expect(attacked('blank blank blank / blank blank').ships.me.locks).toEqual([])
  })
})

describe('Wolfpack', () => {
  const pack = (at: readonly [number, number, number]) => {
    const around = {
      dice: 'blank blank blank',
      friends: { friend: { ...BESIDE, at: [457, 420, 0] as const } },
    }
    return attackOn(xwing('wolfpack', { at }), around, 'friend')
  }

  test('strain for a lock on the attacker [card: wolfpack]', () => {
    const match = pack([457, 300, 0])
    match.until('use-ability')
    match.choose({ do: 'yes' })
    expect(match.ships.friend).toMatchObject({ tokens: { strain: 1 }, locks: ['enemy'] })
  })

  test('not if the attacker is not in its firing arc [card: wolfpack]', () => {
    const match = pack([457, 300, 180])
    match.to('end')
    expect(match.ships.friend.locks).toEqual([])
  })
})

test('calculate twice [card: c3po]', () => {
  const match = facing('perform-action', xwing('c3po'))
  match.player1.action('calculate')
  expect(match.ships.me.tokens.calculate).toBe(2)
})
