/** Titles of standard ships. */

import { type AskOne, optionsOf, Table } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { upgradeFacts } from '../../../facts/index.ts'
import { cardOf } from '../../../rules/cards.ts'
import { dealDamageCard } from '../../../rules/damage.ts'
import { damageKind } from '../../../rules/damage-deck.ts'
import { attackBy, attackOn, BESIDE, facing, flight, rolled } from '../facing.ts'

test('titles that add slots [card: andrasta] [card: b6bladewingprototype] [card: havoc] [card: misthunter] [card: xanadublood]', () => {
  const added = ['andrasta', 'b6bladewingprototype', 'havoc', 'misthunter', 'xanadublood'].map(
    (id) => upgradeFacts(id).addsSlots,
  )
  expect(added).toEqual([['device'], ['gunner'], ['sensor', 'astromech'], ['cannon'], ['crew', 'device']])
})

test('reload on the bar of the Andrasta [card: andrasta] [xw.g.actions.6]', () => {
  const me = {
    pilot: 'bountyhunter',
    upgrades: ['andrasta', 'protontorpedoes'],
    charges: { protontorpedoes: 0 },
  }
  expect(facing('perform-action', me).offers({ action: 'reload' })).toBe(true)
})

describe('Black One', () => {
  const me = { pilot: 'bluesquadronrookie', upgrades: ['blackone'], executed: '1 straight' }

  test('a SLAM, and an ion token instead of disarm [card: blackone]', () => {
    const match = facing('perform-action', me, { distance: 560 })
    match.player1.action('slam')
    match.choose({ do: 'maneuver', bearing: 'straight' })
    match.choose({ do: 'yes' })
    expect(match.ships.me.tokens).toEqual({ ion: 1 })
  })

  test('once [card: blackone]', () => {
    const spent = facing('perform-action', { ...me, charges: { blackone: 0 } })
    expect(spent.offers({ action: 'slam' })).toBe(false)
  })
})

describe('Dauntless', () => {
  const decimator = { pilot: 'patrolleader', upgrades: ['dauntless'] }
  const friends = { friend: { ...BESIDE, at: [457, 420, 0] as const } }

  test('a white action as a red one after a bump [card: dauntless]', () => {
    const match = flight(decimator, '1 straight', { friends, dice: 'blank' })
    match.choose({ do: 'action', action: 'focus', colour: 'red' })
    expect(match.ships.me.tokens).toEqual({ focus: 1, stress: 1 })
  })

  test('nothing after an enemy: no further action in this activation [card: dauntless] [xw.g.overlap.11]', () => {
    const match = flight(decimator, '1 straight', { enemy: { at: [457, 420, 180] } })
    match.player1.action('focus')
    expect(match.ships.me.tokens).toEqual({ focus: 1, stress: 1 })
    expect(match.offers({ ship: 'me', do: 'action' })).toBe(false)
  })

  test('no red action after a maneuver in full [card: dauntless]', () => {
    expect(flight(decimator, '1 straight').offers({ action: 'focus', colour: 'red' })).toBe(false)
  })
})

describe('Gauntlet', () => {
  const gauntlet = { pilot: 'imperialsupercommando', upgrades: ['gauntlet'] }

  test('repairs a ship’s damage card [card: gauntlet]', () => {
    const match = facing('system', { ...gauntlet, damage: ['hullbreach', 'woundedpilot'] })
    match.choose({ do: 'system' })
    expect(match.ships.me.damage).toEqual(['facedown', 'woundedpilot'])
    expect(match.ships.me.charges.gauntlet).toBe(1)
  })

  test('not one of the pilot [card: gauntlet]', () => {
    expect(facing('system', { ...gauntlet, damage: ['woundedpilot'] }).question).not.toBe('system')
  })
})

describe('Kaz’s Fireball', () => {
  const fireball = { pilot: 'colossusstationmechanic', upgrades: ['kazsfireball'] }

  test('actions of damage cards while ionized [card: kazsfireball]', () => {
    const match = facing('perform-action', { ...fireball, tokens: ['ion'], damage: ['woundedpilot'] })
    expect(match.offers({ do: 'action', card: 'woundedpilot' })).toBe(true)
    expect(match.offers({ action: 'evade' })).toBe(false)
  })

  test('the damage card of the set-up is searched for, unseen [card: kazsfireball] [xw.a.cardfaq.62]', () => {
    const match = facing('perform-action', fireball)
    const s = match.match.state
    s.phase = 'setup'
    const flow = dealDamageCard(new Table(s, { hear: null, revealed: () => {} }), 0, false)
    const offered = optionsOf(flow.next().value as AskOne) as readonly { do: string; card: number }[]
    const kinds = offered.map(({ card }) => (card < 0 ? 'none' : cardOf(card).id))
    expect(kinds).not.toContain('woundedpilot')
    flow.next(kinds.indexOf('hullbreach'))
    expect(match.ships.me.damage).toEqual(['facedown'])
    expect(cardOf(damageKind(s.ships[0].damage[0].card)).id).toBe('hullbreach')
  })
})

describe('Marauder', () => {
  const marauder = { pilot: 'bountyhunter', upgrades: ['marauder'] }

  test('rerolls behind it [card: marauder]', () => {
    const match = attackBy({ ...marauder, at: [457, 300, 180] }, { dice: 'blank blank blank / hit' })
    match.choose({ do: 'card', card: 'marauder' })
    match.choose({ do: 'die' })
    expect(match.events).toContain('reroll')
  })

  test('not in front of it [card: marauder]', () => {
    expect(attackBy(marauder, { dice: 'blank blank blank' }).offers({ do: 'card' })).toBe(false)
  })
})

describe('Millennium Falcon', () => {
  const falcon = { pilot: 'outerrimsmuggler', upgrades: ['millenniumfalcon'] }

  test('rerolls a defense die while evading [card: millenniumfalcon]', () => {
    const match = attackOn({ ...falcon, tokens: ['evade'] }, { dice: 'hit blank blank / blank / evade' })
    match.choose({ do: 'card', card: 'millenniumfalcon' })
    match.to('end')
    expect(match.events).not.toContain('suffer')
  })

  test('not otherwise [card: millenniumfalcon]', () => {
    expect(attackOn(falcon, { dice: 'hit blank blank / blank' }).offers({ do: 'card' })).toBe(false)
  })

  test('of Endor: rerolls with a red or orange token [card: millenniumfalcon-battleoverendor]', () => {
    const endor = { pilot: 'outerrimsmuggler', upgrades: ['millenniumfalcon-battleoverendor'] }
    const dice = 'blank blank blank'
    expect(attackBy({ ...endor, tokens: ['ion'] }, { dice }).offers({ do: 'card' })).toBe(true)
    expect(attackBy(endor, { dice }).offers({ do: 'card' })).toBe(false)
  })
})

describe('Moldy Crow', () => {
  const crow = { pilot: 'rebelscout', upgrades: ['moldycrow'] }

  test('a primary weapon of 3 in front [card: moldycrow]', () => {
    const match = facing('declare-target', { ...crow, turret: 'rear' })
    match.player1.attack('enemy', { arc: 'front' })
    match.to('end')
    expect(rolled(match, 'attack')).toBe(3)
  })

  test('2 focus tokens stay, and no third [card: moldycrow]', () => {
    const match = facing('end', { ...crow, tokens: ['focus', 'focus', 'focus', 'evade'] })
    expect(match.ships.me.tokens).toEqual({ focus: 2 })
  })
})

describe('Nightbrother', () => {
  const brother = { pilot: 'imperialsupercommando', upgrades: ['nightbrother'], tokens: ['stress'] as const }

  test('a token for 2 charges [card: nightbrother]', () => {
    const match = facing('activation', { ...brother, dial: '3 straight' }, { distance: 560 })
    match.choose({ do: 'yes' })
    match.choose({ token: 'evade' })
    expect(match.ships.me.tokens.evade).toBe(1)
  })

  test('not for a blue maneuver [card: nightbrother]', () => {
    const match = facing('activation', { ...brother, dial: '2 straight' }, { distance: 560 })
    expect(match.question).not.toBe('use-ability')
  })
})

describe('Outrider', () => {
  const outrider = { pilot: 'wildspacefringer', upgrades: ['outrider'] }

  test('1 die more at range 3 [card: outrider]', () => {
    const at = (distance: number): number => {
      const match = attackBy(outrider, { distance })
      match.to('end')
      return rolled(match, 'attack')
    }
    expect(at(340) - at(240)).toBe(1)
  })

  test('range is not attack range: a defender whose nearest corner is out of the arc [xw.g.attack-range.2]', () => {
    const match = attackBy(outrider, { enemy: { at: [662, 495, 180] } })
    match.to('end')
    const { args } = match.match.log.find(({ what }) => what === 'attack') ?? {}
    expect(args?.range).toBe(3)
    expect(rolled(match, 'attack')).toBe(3)
  })

  test('an obstructed attack turns an evade into focus [card: outrider] [xw.a.errata-upgrades.26]', () => {
    const more = { things: [{ type: 'coreasteroid0', at: [457, 440, 0] as const }] }
    const dice = 'hit hit blank / evade evade blank'
    const match = attackBy(outrider, { dice, more })
    match.until('modify-defense-dice')
    match.choose({ do: 'card', card: 'outrider' })
    match.to('end')
    expect(match.events).toContain('suffer')
    const clear = attackBy(outrider, { dice })
    clear.to('end')
    expect(clear.events).not.toContain('suffer')
  })
})

describe('Punishing One', () => {
  test('1 die more against a defender in front [card: punishingone] [xw.a.faq-arcs.1]', () => {
    const dice = (at: readonly [number, number, number]): number => {
      const me = {
        pilot: 'contractedscout',
        upgrades: ['punishingone'],
        at,
        turret: at[2] === 0 ? 'front' : 'rear',
      } as const
      const match = attackBy(me)
      match.to('end')
      return rolled(match, 'attack')
    }
    expect(dice([457, 300, 0])).toBe(3)
    expect(dice([457, 300, 180])).toBe(2)
  })
})

describe('Rey’s Millennium Falcon', () => {
  const rey = { pilot: 'resistancesympathizer', upgrades: ['reysmillenniumfalcon'] }

  test('boosts and rotates while stressed, but no more with 3 stress tokens [card: reysmillenniumfalcon]', () => {
    const stressed = facing('perform-action', { ...rey, tokens: ['stress', 'stress'] })
    expect(stressed.player1.all('action')).toEqual(['boost', 'rotate-arc'])
    expect(
      facing('perform-action', { ...rey, tokens: ['stress', 'stress', 'stress'] }).player1.question,
    ).not.toBe('action')
  })

  test('flies a red Segnor’s loop while stressed [card: reysmillenniumfalcon]', () => {
    expect(flight({ ...rey, tokens: ['stress'] }, '3 segnor left').ships.me.executed).toBe('3 segnor left')
  })
})

describe('Scimitar', () => {
  test('jams a ship in its bullseye arc after it decloaks [card: scimitar]', () => {
    const match = facing(
      'system',
      { pilot: 'darkcourier', upgrades: ['scimitar'], tokens: ['cloak'] },
      { distance: 300 },
    )
    match.choose({ do: 'decloak' })
    match.choose({ do: 'move-to', side: 'straight' })
    match.player1.ship('enemy')
    expect(match.ships.enemy.tokens.jam).toBe(1)
  })
})

describe('Shadow Caster', () => {
  const hit = (turret: 'front' | 'rear') => {
    const me = { pilot: 'shadowporthunter', upgrades: ['shadowcaster'], turret }
    const match = facing('declare-target', me, { dice: 'hit hit hit / blank blank' })
    match.player1.attack('enemy', { arc: 'front' })
    match.until('attack')
    return match.ships.enemy.tokens.tractor
  }

  test('a tractor token in both arcs [card: shadowcaster]', () => {
    expect(hit('front')).toBe(1)
    expect(hit('rear')).toBeUndefined()
  })
})

describe('Slave I', () => {
  const slave = { pilot: 'bountyhunter', upgrades: ['slavei'] }

  test('the same turn to the other side [card: slavei] [xw.a.cardfaq.29]', () => {
    const match = facing('activation', { ...slave, dial: '2 turn left' }, { distance: 560 })
    match.choose({ do: 'maneuver', direction: 'right' })
    expect(match.ships.me.executed).toBe('2 turn right')
  })

  test('not a straight maneuver [card: slavei]', () => {
    const match = facing('activation', { ...slave, dial: '2 straight' }, { distance: 560 })
    expect(match.question).toBe('action')
  })

  test('of the Clone Wars: a crit from behind, not from in front [card: slavei-swz82]', () => {
    const me = { pilot: 'bountyhunter', upgrades: ['slavei-swz82'] }
    const dice = 'hit hit blank'
    expect(attackBy(me, { dice, enemy: { at: [457, 540, 0] } }).offers({ do: 'card' })).toBe(true)
    expect(attackBy(me, { dice }).offers({ do: 'card' })).toBe(false)
  })
})

describe('Soulless One', () => {
  test('rerolls against an attacker outside its firing arc [card: soullessone]', () => {
    const me = { pilot: 'bluesquadronescort', upgrades: ['soullessone'] }
    const dice = 'hit blank blank / blank blank'
    expect(attackOn({ ...me, at: [457, 300, 180] }, { dice }).offers({ do: 'card' })).toBe(true)
    expect(attackOn(me, { dice }).offers({ do: 'card' })).toBe(false)
  })
})

describe('ST-321', () => {
  test('locks an enemy near the ship that it coordinated [card: st321]', () => {
    const match = facing(
      'perform-action',
      { pilot: 'omicrongrouppilot', upgrades: ['st321'] },
      {
        friends: { friend: { ...BESIDE, at: [457, 450, 0] } },
        enemy: { at: [457, 760, 180] },
      },
    )
    match.player1.action('coordinate')
    match.player1.noAction()
    match.choose({ do: 'lock', target: 'enemy' })
    expect(match.ships.me.locks).toEqual(['enemy'])
  })
})

describe('Virago', () => {
  const virago = { pilot: 'blacksunassassin', upgrades: ['virago'] }

  test('a red boost in the End Phase [card: virago]', () => {
    const match = facing('end', virago, { distance: 560 })
    match.choose({ do: 'yes' })
    match.choose({ do: 'action', action: 'boost', colour: 'red' })
    match.choose({ do: 'move-to', side: 'straight' })
    expect(match.ships.me.tokens.stress).toBe(1)
  })

  test('not while stressed [card: virago]', () => {
    expect(facing('end', { ...virago, tokens: ['stress'] }).question).toBe('dials')
  })
})
