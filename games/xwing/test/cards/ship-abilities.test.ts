import { describe, expect, test } from 'vitest'
import { AHEAD, attackOn, BESIDE, facing, flight, gained, LATER } from './facing.ts'

const more = { unwritten: true }

/** The next ship activates: `me`. */
function activating(pilot: string, tokens: readonly 'stress'[] = []) {
  return facing('activation', { pilot, tokens }, { distance: 560, more })
}

describe('Adaptive Ailerons', () => {
  test('it must boost before it reveals its dial [card: adaptiveailerons] [xw.a.errata-ships.7]', () => {
    const match = activating('planetarysentinel')
    expect(match.question).toBe('boost')
    expect(match.offers({ do: 'decline' })).toBe(false)
  })
  test('not while stressed', () => {
    expect(activating('planetarysentinel', ['stress']).events).not.toContain('move')
  })
})

describe('Controlled Ailerons', () => {
  test('it may boost, or not [card: controlledailerons] [xw.a.errata-ships.9]', () => {
    const match = activating('scarifbasepilot')
    expect(match.asked).toBe('player1')
    match.decline()
    expect(match.ships.me.executed).not.toBeNull()
    expect(activating('scarifbasepilot', ['stress']).ships.me.executed).not.toBeNull()
  })
})

describe('Advanced Droid Brain', () => {
  test('a second calculate token [card: advanceddroidbrain]', () => {
    const match = facing('perform-action', 'ig88b', { more })
    match.player1.action('calculate')
    expect(gained(match, 'me')).toEqual(['calculate', 'calculate'])
  })
})

describe('Autothrusters', () => {
  test('a red roll or boost after an action, not while stressed [card: autothrusters]', () => {
    const match = facing('perform-action', 'alphasquadronpilot')
    match.player1.action('focus')
    expect(match.player1.all('action')).toEqual(['barrel-roll', 'boost'])
    expect(match.player1.all('colour')).toEqual(['red'])
    match.player1.action('boost')
    match.choose({ side: 'straight' })
    expect(match.asked).toBe('player2')
  })
  test('the log says that they are used only if they are', () => {
    const used = (...actions: readonly string[]) => {
      const match = facing('perform-action', 'alphasquadronpilot', { friends: LATER })
      match.player1.action('focus')
      for (const action of actions) match.player1.choose(action === '' ? { do: 'no-action' } : { action })
      if (match.offers({ side: 'straight' })) match.choose({ side: 'straight' })
      match.to('end')
      return match.events.filter((what) => what === 'ability' || what === 'action')
    }
    expect(used('boost')).toEqual(['action', 'ability', 'action'])
    expect(used('')).toEqual(['action'])
    const none = facing('engagement', 'oldteroch', { distance: 340 })
    expect(none.events).not.toContain('ability')
  })
})

describe('Explosion with Wings', () => {
  test('exposes a card to shed the disarm token of a SLAM [card: explosionwithwings] [xw.a.cardfaq.63]', () => {
    const around = { friends: LATER, more }
    const match = flight({ pilot: 'jarekyeager', damage: ['facedown'] }, '2 straight', around)
    match.player1.action('slam')
    match.choose({ do: 'maneuver', bearing: 'straight' })
    match.player1.yes()
    expect(match.ships.me.tokens.disarm).toBeUndefined()
    const whole = flight('jarekyeager', '2 straight', around)
    whole.player1.action('slam')
    whole.choose({ do: 'maneuver', bearing: 'straight' })
    expect(whole.ships.me.tokens).toEqual({ disarm: 1 })
  })
})

describe('Fine-tuned Thrusters', () => {
  test('a lock for a deplete or strain token [card: finetunedthrusters]', () => {
    const match = flight('firstorderprovocateur', '2 straight', { enemy: { at: [457, 600, 180] }, more })
    match.until('use-ability')
    match.player1.yes()
    match.player1.choose({ token: 'strain' })
    match.player1.action('lock')
    expect(match.ships.me.tokens).toEqual({ strain: 1 })
    expect(match.ships.me.locks).toEqual(['enemy'])
  })
})

describe('Fine-tuned Controls', () => {
  test('Force for a boost after a full maneuver [card: finetunedcontrols] [xw.a.faq-queue.20]', () => {
    const match = flight('jediknight', '2 straight')
    match.player1.yes()
    expect(match.player1.all('action')).toEqual(['barrel-roll', 'boost'])
    expect(flight({ pilot: 'jediknight', force: 0 }, '2 straight').question).toBe('action')
    const wall = { wall: { ...BESIDE, at: [457, 420, 0] } } as const
    expect(flight('jediknight', '2 straight', { friends: wall, dice: 'blank' }).question).not.toBe(
      'use-ability',
    )
  })
})

describe('Formed Up', () => {
  const me = { pilot: 'scythe6-battleoverendor', tokens: ['stress'] } as const
  test('sheds stress at the end beside another TIE/ln fighter [card: formedup]', () => {
    const wing = { pilot: 'academypilot', at: [517, 300, 0] } as const
    const match = facing('end', me, { friends: { wing }, more })
    match.until('use-ability')
    match.player1.yes()
    expect(match.ships.me.tokens).toEqual({})
    const alone = facing('end', me, { friends: { wing: BESIDE }, more })
    expect(alone.ships.me.tokens).toEqual({ stress: 1 })
  })
})

describe('Full Throttle', () => {
  test('evades after speed 3, not after 2 [card: fullthrottle]', () => {
    expect(flight('deltasquadronpilot', '3 straight').player1.all('action')).toEqual(['evade'])
    expect(flight('deltasquadronpilot', '2 straight').player1.all('action')).toContain('focus')
  })
})

describe('High Stakes', () => {
  test('rolls the stress of a red action away [card: highstakes]', () => {
    const match = facing('perform-action', 'landocalrissian-battleoverendor', { dice: 'hit', more })
    const red = match.player1.offered.find((words) => words.colour === 'red')
    match.player1.choose({ action: red?.action, colour: 'red' })
    while (match.question !== 'use-ability') match.choose({})
    match.player1.yes()
    expect(match.ships.me.tokens.stress).toBeUndefined()
  })
})

describe('Hope', () => {
  test('acts when a friend falls [card: hope] [xw.a.faq-combat.4]', () => {
    const wing = { ...AHEAD, shields: 0, damage: ['facedown', 'facedown', 'facedown'] } as const
    const around = { dice: 'hit hit hit hit / blank blank', friends: { wing }, more }
    const match = attackOn('dutchvander-battleofyavin', around, 'wing')
    match.until('action')
    expect(match.player1.all('action')).toEqual(['boost', 'focus'])
  })
})

describe('Intuitive Interface', () => {
  test('calculates after an action that an upgrade added [card: intuitiveinterface]', () => {
    const match = facing(
      'perform-action',
      { pilot: 'newrepublicpatrol', upgrades: ['experthandling'] },
      { more },
    )
    match.player1.action('barrel-roll', { colour: 'white' })
    match.choose({ side: 'left', end: 'level' })
    expect(match.player1.all('action')).toEqual(['calculate'])
    const plain = facing('perform-action', 'newrepublicpatrol', { more })
    plain.player1.action('focus')
    expect(plain.player1.offers({ action: 'calculate', ship: 'me' })).toBe(false)
  })
})

describe('Locked S-Foils', () => {
  test('a deplete token for a boost [card: lockedsfoils]', () => {
    const match = facing('perform-action', 'wedgeantilles-battleoverendor', { more })
    match.player1.action('boost')
    match.choose({ side: 'straight' })
    match.decline()
    expect(gained(match, 'me')).toContain('deplete')
  })
})

describe('Microthrusters', () => {
  test('barrel rolls with a bank template [card: microthrusters] [xw.a.cardfaq.17]', () => {
    const match = facing('perform-action', 'blacksunassassin', { more })
    match.player1.action('barrel-roll')
    expect(match.player1.all('side')).toContain('left ahead')
    expect(match.player1.all('side')).not.toContain('left')
  })
})

describe('Modified for Organics', () => {
  test('its banks are easier, its fast turns harder [card: modifiedfororganics]', () => {
    const colour = (dial: string) => {
      const { log } = flight('kelrodoaiholdout', dial, { friends: LATER, more }).match
      return log.find(({ what }) => what === 'maneuver')?.args.difficulty
    }
    const plain = (dial: string) => {
      const { log } = flight('tradefederationdrone', dial, { friends: LATER, more }).match
      return log.find(({ what }) => what === 'maneuver')?.args.difficulty
    }
    expect([plain('2 bank left'), colour('2 bank left')]).toEqual(['white', 'blue'])
    expect([plain('3 turn left'), colour('3 turn left')]).toEqual(['white', 'red'])
  })
})

describe('Notched Stabilizers', () => {
  test('flies through asteroids, not through debris [card: notchedstabilizers] [xw.a.cardfaq.65]', () => {
    const through = (type: string) =>
      flight('miningguildsurveyor', '3 straight', {
        more: { ...more, things: [{ type, at: [457, 400, 0] }] },
      })
    expect(through('coreasteroid2').events).not.toContain('obstacle')
    expect(through('vt49decimatordebris0').events).toContain('obstacle')
  })
})

describe('Spacetug Tractor Array', () => {
  test('2 tractor tokens in the bullseye, 1 in the front arc [card: spacetugtractorarray] [xw.a.faq-activation.11]', () => {
    const match = facing('perform-action', 'jakkugunrunner', { distance: 120 })
    match.player1.cardAction('spacetugtractorarray')
    expect(gained(match, 'enemy')).toEqual(['tractor', 'tractor'])
    const aside = facing('perform-action', 'jakkugunrunner', { enemy: { at: [507, 420, 180] } })
    aside.player1.cardAction('spacetugtractorarray')
    expect(gained(aside, 'enemy')).toEqual(['tractor'])
    const far = facing('perform-action', 'jakkugunrunner', { distance: 300 })
    far.player1.cardAction('spacetugtractorarray')
    expect(far.events).toContain('action-failed')
  })
})

describe('Vectored Thrusters', () => {
  test('a red boost after an action [card: vectoredthrusters] [xw.a.queue-ex1.2]', () => {
    const match = facing('perform-action', 'phoenixsquadronpilot')
    match.player1.action('focus')
    expect(match.player1.offered[0]).toMatchObject({ action: 'boost', colour: 'red' })
    const stressed = facing('perform-action', { pilot: 'phoenixsquadronpilot', tokens: ['stress'] })
    expect(stressed.player1.question).not.toBe('action')
  })
})

describe('Versatile Frame', () => {
  test('boosts after a blue maneuver, not after a white one [card: versatileframe]', () => {
    const after = (dial: string) => flight('stub', dial)
    expect(after('2 straight').player1.offers({ action: 'boost', colour: 'white' })).toBe(true)
    expect(after('4 straight').player1.offers({ action: 'boost', colour: 'white' })).toBe(false)
  })
})
