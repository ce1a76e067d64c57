/** Pilots with abilities of their own kind, of all factions. */
import { describe, expect, test } from 'vitest'
import { attackBy, attackOn, BEHIND, BESIDE, facing, flight, gained, rolled } from '../facing.ts'

describe('Galactic Empire', () => {
  const vader = 'darthvader-tieddefender'

  test('Darth Vader spends Force on a blank while he attacks [card: darthvader-tieddefender]', () => {
    const match = attackBy(vader, { dice: 'blank blank blank / blank blank' })
    match.choose({ do: 'card', card: vader })
    expect(match.ships.enemy.damage).toEqual(['facedown'])
    expect(match.ships.me.force).toBe(2)
  })

  test('… and none while he defends [card: darthvader-tieddefender]', () => {
    const match = attackOn(vader, { dice: 'hit hit hit / focus focus focus' })
    expect(match.player1.offered.some(({ do: what }) => what === 'force')).toBe(false)
  })

  test('Magna Tolvan acts when she gains stress, and white actions although stressed [card: magnatolvan]', () => {
    const match = flight('magnatolvan', '3 koiogran')
    match.choose({ do: 'action', action: 'evade' })
    expect(gained(match, 'me')).toEqual(['stress', 'evade'])
    match.until('action')
    expect(match.player1.offered.some(({ action }) => action === 'focus')).toBe(true)
  })

  test('Lieutenant Karsabi reloads 2 charges [card: lieutenantkarsabi-ssl]', () => {
    const match = facing('perform-action', {
      pilot: 'lieutenantkarsabi-ssl',
      charges: { protontorpedoes: 0 },
    })
    match.choose({ do: 'action', action: 'reload' })
    expect(match.ships.me.charges.protontorpedoes).toBe(2)
  })

  test('Major Vynder fires a cannon after missiles, with a better focus [card: majorvynder-ssl]', () => {
    const match = facing(
      'declare-target',
      { pilot: 'majorvynder-ssl', locks: ['enemy'] },
      { dice: 'blank blank blank / blank blank / focus blank blank / blank blank' },
    )
    match.player1.attack('enemy', { weapon: 'heavyplasmamissiles-alphaclassstarwing' })
    match.until('attack')
    match.player1.attack('enemy', { weapon: 'ioncannon' })
    match.until('modify-attack-dice')
    match.choose({ do: 'card', card: 'majorvynder-ssl' })
    expect(match.attack?.attackDice).toContain('hit')
  })

  test('Colonel Jendon has locks acquired beyond range 3 [card: coloneljendon]', () => {
    const match = facing(
      'activation',
      { pilot: 'coloneljendon', dial: '1 straight' },
      {
        friends: { friend: { ...BESIDE, dial: '1 straight' } },
        enemies: { far: { pilot: 'academypilot', at: [457, 880, 180], marks: ['activated'] } },
      },
    )
    match.choose({ do: 'yes' })
    match.until('action')
    match.choose({ do: 'action', action: 'lock' })
    expect(match.ships.friend.locks).toEqual(['far'])
  })
})

describe('Rebel Alliance', () => {
  test('Kullbee Sperado flips his foils after a boost [card: kullbeesperado]', () => {
    const match = facing('perform-action', { pilot: 'kullbeesperado', upgrades: ['servomotorsfoils#1'] })
    match.choose({ do: 'action', action: 'barrel-roll' })
    match.choose({ do: 'move-to' })
    match.choose({ do: 'yes' })
    expect(match.ships.me.cards).toContain('servomotorsfoils')
  })

  test('Thane Kyrell chooses which facedown card is exposed [card: thanekyrell] [xw.g.damage-cards.11]', () => {
    const match = attackBy('thanekyrell', {
      dice: 'hit focus blank / blank blank',
      enemy: { damage: ['facedown', 'facedown'] },
    })
    match.choose({ do: 'card', card: 'thanekyrell' })
    match.choose({ do: 'result', face: 'focus' })
    match.choose({ do: 'card' })
    expect(match.match.log.filter(({ what }) => what === 'look-at-damage')).toHaveLength(1)
    expect(match.match.log.filter(({ what }) => what === 'expose')).toHaveLength(1)
  })

  test('Tycho Celchu fires missiles while disarmed, with 4 dice at most [card: tychocelchu-battleoverendor]', () => {
    const match = facing(
      'declare-target',
      { pilot: 'tychocelchu-battleoverendor', tokens: ['disarm', 'focus'] },
      { distance: 140 },
    )
    match.player1.attack('enemy')
    expect(rolled(match, 'attack')).toBe(4)
  })

  test.each(['dashrendar-swz103-sl-rebelalliance', 'dashrendar-swz103-sl-scumandvillainy'])(
    '%s passes on what an obstacle gave him [card: dashrendar-swz103-sl-rebelalliance] [card: dashrendar-swz103-sl-scumandvillainy]',
    (pilot) => {
      const match = flight({ pilot, at: [457, 300, 0] }, '3 straight', {
        dice: 'blank',
        friends: { friend: { pilot: 'bluesquadronescort', at: [400, 480, 0], marks: ['activated'] } },
        more: { things: [{ type: 'pomdebris1', at: [457, 375, 0] }] },
      })
      match.until('choose-ship')
      match.choose({ do: 'ship', ship: 'friend' })
      expect(match.ships.friend.tokens.stress).toBe(1)
      expect(match.ships.me.tokens.stress).toBeUndefined()
    },
  )
})

describe('Scum and Villainy', () => {
  test.each(['landocalrissian', 'landocalrissian-escapecraft'])(
    '%s rerolls his blanks for stress [card: landocalrissian] [card: landocalrissian-escapecraft]',
    (pilot) => {
      const match = attackBy(pilot, { dice: 'blank blank hit hit' })
      match.choose({ do: 'yes' })
      expect(match.ships.me.tokens.stress).toBe(1)
      expect(match.attack?.attackDice.slice(0, 2)).not.toEqual(['blank', 'blank'])
    },
  )

  test('Lando Calrissian rerolls blanks of a mine, too [card: landocalrissian]', () => {
    const match = flight('landocalrissian', '2 straight', {
      dice: 'blank blank hit hit',
      more: { things: [{ type: 'proximitymine', at: [457, 385, 0], by: 'enemy' }] },
    })
    match.choose({ do: 'yes' })
    expect(match.ships.me.tokens.stress).toBe(1)
    expect(match.match.log.filter(({ what }) => what === 'roll')).toHaveLength(2)
  })

  test('a co-pilot lends the carrier his ability while docked [card: landocalrissian-escapecraft]', () => {
    const match = facing('declare-target', 'hansolo', {
      dice: 'blank blank hit hit',
      friends: { pod: { pilot: 'landocalrissian-escapecraft', docked: 'me' } },
    })
    match.player1.attack('enemy')
    match.choose({ do: 'yes' })
    expect(match.ships.me.tokens.stress).toBe(1)
  })

  test('beside an Outer Rim Pioneer ships fire from an asteroid [card: outerrimpioneer]', () => {
    const things = [{ type: 'coreasteroid0', at: [457, 285, 0] as const }]
    const alone = facing('declare-target', 'bluesquadronescort', { more: { things } })
    expect(alone.player1.offered).toEqual([])
    const friends = { pod: { pilot: 'outerrimpioneer', at: [517, 300, 0] as const } }
    const match = facing('declare-target', 'bluesquadronescort', { friends, more: { things } })
    match.player1.attack('enemy')
    expect(rolled(match, 'attack')).toBe(3)
  })

  test('Hondo Ohnaka lets a friend and an enemy act [card: hondoohnaka] [xw.a.cardfaq.66]', () => {
    const match = facing('perform-action', 'hondoohnaka', { enemy: { tokens: ['stress'] } })
    match.player1.cardAction('hondoohnaka')
    match.player1.ship('enemy')
    match.player2.action('focus')
    match.player1.action('focus')
    expect(match.ships.enemy.tokens.focus).toBe(1)
    expect(match.ships.me.tokens).toMatchObject({ focus: 1, calculate: 1 })
  })

  test('Hondo Ohnaka’s bar gives the colour: reinforce is red [card: hondoohnaka] [xw.a.faq-activation.4]', () => {
    const match = facing('perform-action', 'hondoohnaka', { enemy: { pilot: 'lothalrebel' } })
    match.player1.cardAction('hondoohnaka')
    match.player1.ship('enemy')
    match.player2.choose({ do: 'action', action: 'reinforce' })
    match.until('action')
    expect(match.ships.enemy.tokens.stress).toBe(1)
  })

  test('Maul coordinates two lesser ships for Force and strain [card: maul]', () => {
    const match = facing('perform-action', 'maul', {
      friends: { a: { ...BESIDE, at: [557, 300, 0] }, b: { ...BEHIND, at: [457, 150, 0] } },
    })
    match.choose({ do: 'action', action: 'coordinate', card: 'maul' })
    match.player1.ship('a')
    match.player1.action('focus')
    match.player1.ship('b')
    match.player1.action('focus')
    expect(match.ships.a.tokens).toMatchObject({ focus: 1, strain: 1 })
    expect(match.ships.b.tokens).toMatchObject({ focus: 1, strain: 1 })
    expect(match.ships.me.tokens.stress).toBeUndefined()
    expect(match.ships.me.force).toBe(2)
  })

  test('Tapusk keeps an enemy in his turret arc from recovering Force [card: tapusk]', () => {
    const match = facing(
      'end',
      { pilot: 'tapusk', turret: 'front' },
      { enemy: { pilot: 'lukeskywalker', force: 0 } },
    )
    match.player1.choose({ do: 'yes' })
    expect(match.ships.enemy.force).toBe(0)
  })

  test('Captain Nym keeps a bomb from detonating [card: captainnym]', () => {
    const match = facing(
      'activation',
      { pilot: 'captainnym', marks: ['activated'] },
      {
        more: { things: [{ type: 'protonbomb', at: [457, 450, 0], by: 'me' }] },
      },
    )
    match.player1.choose({ do: 'yes' })
    expect(match.ships.me.charges.captainnym).toBe(0)
    expect(match.ships.enemy.damage).toEqual([])
  })

  test('IG-88D flies a Segnor’s loop with the turn template [card: ig88d]', () => {
    const match = flight({ pilot: 'ig88d', at: [300, 300, 0] }, '3 segnor left')
    match.choose({ do: 'yes' })
    match.choose({ do: 'maneuver', bearing: 'segnor-turn' })
    const flown = match.match.log.find(({ what }) => what === 'maneuver')
    expect(flown?.args).toMatchObject({ bearing: 'segnor-turn', speed: 3, full: 'yes' })
  })
})

describe('Separatists', () => {
  test('Aurra Sing moves tokens between two enemies [card: aurrasing]', () => {
    const match = facing('engagement', 'aurrasing', {
      distance: 140,
      enemy: { tokens: ['stress', 'strain'] },
      enemies: { other: { pilot: 'academypilot', at: [520, 430, 180] } },
    })
    match.player1.choose({ do: 'yes' })
    match.player1.ship('enemy')
    match.player1.choose({ do: 'token', token: 'stress' })
    match.player1.choose({ do: 'decline' })
    expect(match.ships.other.tokens.stress).toBe(1)
    expect(match.ships.enemy.tokens).toEqual({ strain: 1 })
  })

  test.each(['baktoidprototype', 'baktoidprototype-siegeofcoruscant'])(
    '%s fires without a lock of its own [card: baktoidprototype] [card: baktoidprototype-siegeofcoruscant]',
    (pilot) => {
      const friends = { net: { pilot: 'tradefederationdrone', at: [557, 300, 0] as const, locks: ['enemy'] } }
      const upgrades = pilot === 'baktoidprototype' ? { upgrades: ['protonrockets', 'ionmissiles'] } : {}
      const match = facing('declare-target', { pilot, ...upgrades }, { friends })
      expect(match.player1.offered.filter(({ do: what }) => what === 'attack').length).toBeGreaterThan(1)
    },
  )

  test('The Iron Assembler mends who stays at an asteroid [card: theironassembler]', () => {
    const match = facing(
      'activation',
      {
        pilot: 'theironassembler',
        upgrades: ['grapplingstruts#1'],
        damage: ['facedown'],
        dial: '2 turn left',
        at: [457, 420, 0],
      },
      { distance: 560, more: { things: [{ type: 'coreasteroid0', at: [457, 420, 0] }] } },
    )
    match.choose({ do: 'yes' })
    expect(match.ships.me.damage).toEqual([])
    expect(match.ships.me.charges.theironassembler).toBe(2)
  })

  test('Phlac-Arphocc Prototype looks at the dial of a locked ship [card: phlacarphoccprototype]', () => {
    const match = facing(
      'system',
      { pilot: 'phlacarphoccprototype', locks: ['enemy'] },
      { enemy: { dial: '3 bank left' } },
    )
    match.player1.choose({ do: 'system', card: 'phlacarphoccprototype' })
    match.player1.ship('enemy')
    expect(match.ships.me.locks).toEqual([])
    expect(match.player1.view.ships[1].dial).not.toBeNull()
  })

  test('Count Dooku names a result [card: countdooku-siegeofcoruscant] [xw.a.cardfaq.67]', () => {
    const match = attackBy('countdooku-siegeofcoruscant', { dice: 'blank blank blank / blank blank' })
    match.choose({ do: 'yes' })
    match.choose({ do: 'result', face: 'crit' })
    const shot = match.match.log.find(({ what }) => what === 'hit')
    expect(shot?.args).toMatchObject({ crits: 1 })
  })
})

describe('First Order', () => {
  const through = { enemy: { at: [457, 380, 180] as const } }

  test('“Breach” locks whom he flew through [card: breach] [xw.g.move.2]', () => {
    const match = flight('breach', '4 straight', through)
    match.choose({ do: 'lock', target: 'enemy' })
    expect(match.ships.me.locks).toEqual(['enemy'])
  })

  test('“Nightfall” jams whom she flew through [card: nightfall] [xw.g.move.2]', () => {
    const match = flight('nightfall', '4 straight', through)
    expect(match.ships.enemy.tokens.jam).toBe(2)
  })

  test('nobody beside the template is jammed [card: nightfall] [xw.g.move.5]', () => {
    const match = flight('nightfall', '4 straight', { enemy: { at: [557, 380, 180] } })
    expect(match.ships.enemy.tokens.jam).toBeUndefined()
  })

  // Turned by 45° beside the way: its corner lies under the template of a boost, and no base on it.
  const corner = { enemy: { at: [489, 340, 225] as const } }

  test('“Breach” locks whom his boost action led through [card: breach] [xw.g.move.2]', () => {
    const match = facing('perform-action', 'breach', corner)
    match.player1.action('boost')
    match.choose({ do: 'move-to', side: 'straight' })
    match.choose({ do: 'lock', target: 'enemy' })
    expect(match.ships.me.locks).toEqual(['enemy'])
  })

  test('“Nightfall” jams whom her boost action led through [card: nightfall] [xw.g.move.2]', () => {
    const match = facing('perform-action', 'nightfall', corner)
    match.player1.action('boost')
    match.choose({ do: 'move-to', side: 'straight' })
    match.player1.pick({ card: 'nightfall' }, { card: 'rules' })
    expect(match.ships.enemy.tokens.jam).toBe(2)
  })

  test('… and nobody after a boost that is no action [card: nightfall] [xw.g.move.1]', () => {
    const match = flight({ pilot: 'nightfall', upgrades: ['attackspeed-battleofyavin'] }, '3 straight', {
      enemy: { at: [489, 500, 225] },
    })
    match.until('boost')
    match.choose({ do: 'move-to', side: 'straight' })
    expect(gained(match, 'enemy')).toEqual([])
  })
})

describe('Resistance', () => {
  test.each(['caithrenalli', 'caithrenalli-btanr2ywing'])(
    '%s evades after flying through a friend [card: caithrenalli] [card: caithrenalli-btanr2ywing]',
    (pilot) => {
      const friends = {
        friend: { pilot: 'bluesquadronescort', at: [457, 380, 0] as const, marks: ['activated' as const] },
      }
      const match = flight(pilot, '3 straight', { friends })
      match.choose({ do: 'action', action: 'evade' })
      expect(match.ships.me.tokens.evade).toBe(1)
    },
  )

  test('Temmin Wexley flips foils for strain [card: temminwexley-swz68]', () => {
    const match = facing('engagement', { pilot: 'temminwexley-swz68', upgrades: ['integratedsfoils'] })
    match.player1.ship('me')
    expect(match.ships.me.cards).toContain('integratedsfoils#1')
    expect(match.ships.me.tokens).toEqual({ strain: 1, calculate: 1 })
  })

  test('Wilsa Teshlo: a faceup card strains, or costs a charge [card: wilsateshlo]', () => {
    const shot = (charge: boolean) => {
      const match = attackBy('wilsateshlo', {
        dice: 'crit crit / blank blank',
        enemy: { upgrades: ['protontorpedoes'] },
        more: { decks: { player2: ['hullbreach', 'hullbreach'] } },
      })
      match.until('choose-charge')
      if (charge) match.player2.choose({ do: 'card' })
      else match.player2.decline()
      return match.ships.enemy
    }
    expect(shot(true).tokens.strain).toBeUndefined()
    expect(shot(true).charges.protontorpedoes).toBe(1)
    expect(shot(false).tokens.strain).toBe(1)
  })

  test('R1-J5 chooses what is exposed [card: r1j5]', () => {
    const match = facing(
      'perform-action',
      { pilot: 'r1j5', damage: ['facedown', 'facedown'], executed: '2 straight', tokens: [] },
      { distance: 560 },
    )
    match.choose({ do: 'action', action: 'slam' })
    match.choose({ do: 'maneuver' })
    match.choose({ do: 'yes' })
    match.choose({ do: 'yes' })
    match.choose({ do: 'card' })
    expect(match.match.log.filter(({ what }) => what === 'expose')).toHaveLength(1)
  })
})

describe('Galactic Republic', () => {
  test('Bo-Katan Kryze points out what a friend locks [card: bokatankryze]', () => {
    const match = flight('bokatankryze', '2 straight', {
      distance: 330,
      friends: { friend: { ...BESIDE, marks: ['activated'] } },
    })
    match.choose({ do: 'yes' })
    match.player1.ship('friend')
    match.player1.action('lock')
    expect(match.ships.friend.locks).toEqual(['enemy'])
    expect(match.ships.me.tokens.deplete).toBe(1)
  })

  test('“Odd Ball” has a friend lock an enemy after a red maneuver [card: oddball-siegeofcoruscant]', () => {
    const match = flight('oddball-siegeofcoruscant', '4 koiogran', {
      distance: 300,
      friends: { friend: { ...BESIDE, marks: ['activated'] } },
    })
    match.until('choose-ship')
    match.player1.ship('friend')
    expect(match.ships.friend.locks).toEqual(['enemy'])
  })

  test('“Kickback” locks white after a roll, for strain [card: kickback-siegeofcoruscant]', () => {
    const match = facing('perform-action', 'kickback-siegeofcoruscant')
    match.player1.action('barrel-roll')
    match.choose({ do: 'move-to' })
    match.until('action')
    // Strain is for who locks: it comes with the white action, and not without.
    match.choose({ do: 'action', action: 'lock', colour: 'white' })
    expect(match.ships.me.locks).toEqual(['enemy'])
    expect(match.ships.me.tokens).toMatchObject({ strain: 1 })
    expect(match.ships.me.tokens.stress).toBeUndefined()
  })

  test('Shaak Ti coordinates at the end, and one more after a clone [card: shaakti-siegeofcoruscant]', () => {
    const match = facing('end', 'shaakti-siegeofcoruscant', {
      friends: {
        a: { pilot: 'oddball-siegeofcoruscant', at: [557, 300, 0] },
        b: { pilot: 'bluesquadronprotector', at: [457, 150, 0] },
      },
    })
    match.player1.action('coordinate')
    match.player1.ship('a')
    match.player1.action('focus')
    match.player1.ship('b')
    match.player1.action('evade')
    expect(gained(match, 'b')).toEqual(['evade'])
  })
})
