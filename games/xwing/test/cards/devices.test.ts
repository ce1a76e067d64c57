import { describe, expect, test } from 'vitest'
import { devices } from '../../cards/upgrades/devices.ts'
import { remotes } from '../../cards/upgrades/remotes.ts'
import type { Given, ShipGiven } from '../../position/given.ts'
import { type Situation, situation } from '../play.ts'

const BOMBER: ShipGiven = { pilot: 'graysquadronbomber', at: [457, 400, 0] }
const FAR: ShipGiven = { pilot: 'academypilot', at: [100, 850, 90] }

function at(step: string, bomber: Partial<ShipGiven>, more: Partial<Given> = {}, dice = ''): Situation {
  return situation(
    { step, player1: { bomber: { ...BOMBER, ...bomber } }, player2: { enemy: FAR }, ...more },
    { dice },
  )
}

describe('payload cards', () => {
  const CARDS = [
    ['protonbombs', 'protonbomb'],
    ['seismiccharges', 'seismiccharge'],
    ['ionbombs', 'ionbomb'],
    ['blazerbomb', 'blazerbomb'],
    ['bombletgenerator', 'bomblet'],
    ['concussionbombs', 'concussionbomb'],
    ['connernets', 'connernet'],
    ['proximitymines', 'proximitymine'],
    ['clustermines', 'clustermine'],
    ['electroprotonbomb', 'electroprotonbomb'],
  ] as const

  test.each(CARDS)(
    '%s: for a charge, with the straight template of speed 1 [card: protonbombs] [card: seismiccharges] [card: ionbombs] [card: blazerbomb] [card: bombletgenerator] [card: concussionbombs] [card: connernets] [card: proximitymines] [card: clustermines] [card: electroprotonbomb] [xw.g.device.19] [xw.a.deploy-examples.2]',
    (card, device) => {
      const match = at('system', { upgrades: [card] })
      const before = match.ships.bomber.charges[card]
      match.player1.choose({ do: 'system', card })
      expect(match.things[device].inPlay).toBe(true)
      expect(match.ships.bomber.charges[card]).toBe(before - 1)
    },
  )

  test('no charge, no device', () => {
    const match = at('system', { upgrades: ['protonbombs'], charges: { protonbombs: 0 } })
    expect(match.question).not.toBe('system')
  })

  test('an electro-proton bomb comes with a fuse', () => {
    const match = at('system', { upgrades: ['electroprotonbomb'] })
    match.player1.choose({ do: 'system' })
    expect(match.things.electroprotonbomb.fuses).toBe(1)
  })

  test.each([
    'connernets',
    'proximitymines',
    'clustermines',
    'electroprotonbomb',
    'discordmissiles',
    'electrochaffmissiles',
    'drk1probedroids',
    'trackingtorpedoes',
  ])('%s can’t be reloaded', (card) => {
    const match = at('perform-action', { upgrades: [card], charges: { [card]: 0 } }, { active: 'bomber' })
    expect(match.player1.offers({ action: 'reload' })).toBe(false)
    expect({ ...devices, ...remotes }[card].neverRecovers).toBe(true)
  })

  test('proton bombs can', () => {
    const spent = { upgrades: ['protonbombs'], charges: { protonbombs: 0 } }
    const match = at('perform-action', spent, { active: 'bomber' })
    match.player1.action('reload')
    expect(match.ships.bomber.charges.protonbombs).toBe(1)
  })
})

describe('bomblet generator', () => {
  test('a shield for two charges at the start of the Activation Phase', () => {
    const match = at('activation', { upgrades: ['bombletgenerator'], charges: { bombletgenerator: 0 } })
    match.player1.yes()
    expect(match.ships.bomber).toMatchObject({ shields: 1, charges: { bombletgenerator: 2 } })
  })

  test('not while all charges are there', () => {
    const match = at('activation', { upgrades: ['bombletgenerator'] })
    expect(match.question).toBe('action')
  })
})

describe('concussion bombs', () => {
  test('the first is a choice', () => {
    const match = at('system', { upgrades: ['concussionbombs'] })
    expect(match.player1.offers({ do: 'done' })).toBe(true)
  })

  test('once a charge is spent, another must be dropped if there is room [xw.a.errata-upgrades.12]', () => {
    const spent = { upgrades: ['concussionbombs'], charges: { concussionbombs: 2 } }
    const match = at('system', spent)
    expect(match.player1.all('do')).toEqual(['system'])
    expect(at('system', { ...spent, at: [457, 80, 0] }).question).not.toBe('system')
  })
})

describe('thermal detonators', () => {
  const DETONATORS = { upgrades: ['thermaldetonators'] }

  test('up to two, one after the other, each with another template [card: thermaldetonators] [xw.a.cardfaq.97] [xw.a.cardfaq.102]', () => {
    const match = at('system', DETONATORS)
    match.player1.choose({ do: 'system' })
    match.player1.choose({ template: 'straight 2' })
    expect(match.player1.all('template')).toEqual(['straight 1'])
    match.player1.choose({ template: 'straight 1' })
    expect(Object.keys(match.things)).toEqual(['thermaldetonator', 'thermaldetonator 2'])
    expect(match.ships.bomber.charges.thermaldetonators).toBe(2)
  })

  test('a TIE bomber’s banks left and right are two templates [xw.a.cardfaq.102] [xw.a.cardfaq.103]', () => {
    const match = at('system', { ...DETONATORS, pilot: 'scimitarsquadronpilot' })
    match.player1.choose({ do: 'system' })
    match.player1.choose({ template: 'bank 1 left' })
    expect(match.player1.offers({ template: 'bank 1 right' })).toBe(true)
    expect(match.player1.offers({ template: 'bank 1 left' })).toBe(false)
  })

  test('one is enough', () => {
    const match = at('system', DETONATORS)
    match.player1.choose({ do: 'system' })
    match.player1.choose({ template: 'straight 1' })
    match.player1.choose({ do: 'decline' })
    expect(match.ships.bomber.charges.thermaldetonators).toBe(3)
  })

  test('reloading recovers two charges', () => {
    const spent = { ...DETONATORS, charges: { thermaldetonators: 0 } }
    const match = at('perform-action', spent, { active: 'bomber' })
    match.player1.action('reload')
    expect(match.ships.bomber.charges.thermaldetonators).toBe(2)
  })
})

describe('cards that place obstacles', () => {
  test('rigged cargo chute: loose cargo for a charge, as an action [card: riggedcargochute]', () => {
    const hound = { pilot: 'trandoshanslaver', upgrades: ['riggedcargochute'] }
    const match = at('perform-action', hound, { active: 'bomber' })
    match.player1.cardAction('riggedcargochute')
    expect(match.things.loosecargo).toMatchObject({ kind: 'obstacle', inPlay: true })
    expect(match.ships.bomber.charges.riggedcargochute).toBe(0)
  })

  test('spare parts canisters: a charge for an astromech [card: sparepartscanisters]', () => {
    const match = at(
      'perform-action',
      { upgrades: ['sparepartscanisters', 'r2astromech'], charges: { r2astromech: 0 } },
      { active: 'bomber', unwritten: true },
    )
    match.player1.choose({ do: 'action', card: 'sparepartscanisters' })
    expect(match.ships.bomber.charges).toMatchObject({ r2astromech: 1, sparepartscanisters: 0 })
    expect(match.things).toEqual({})
  })

  test('electro-chaff missiles: a fused cloud in front of the ship [card: electrochaffmissiles]', () => {
    const match = at('system', { upgrades: ['electrochaffmissiles'] })
    match.player1.choose({ do: 'system' })
    match.player1.choose({ template: 'bank 3 left' })
    expect(match.things.electrochaffcloud).toMatchObject({ fuses: 1, inPlay: true })
  })
})

describe('cards that place remotes', () => {
  test('DRK-1 probe droids: in the End Phase, dropped or launched with any template of speed 3 [card: drk1probedroids]', () => {
    const match = at('end', { upgrades: ['drk1probedroids'] })
    expect(match.question).toBe('place-device')
    expect(match.player1.all('how')).toEqual(['drop', 'launch'])
    expect(match.player1.offered).toHaveLength(11)
    match.player1.choose({ how: 'launch', template: 'straight 3' })
    expect(match.things.drk1probedroid).toMatchObject({ kind: 'remote', owner: 'player1' })
    expect(match.ships.bomber.charges.drk1probedroids).toBe(1)
  })

  test('discord missiles: a calculate token and a charge for a swarm [card: discordmissiles]', () => {
    const match = at('engagement', { upgrades: ['discordmissiles'], tokens: ['calculate'] })
    expect(match.player1.all('template')).toEqual(['bank 3 left', 'bank 3 right', 'straight 3'])
    match.player1.choose({ template: 'straight 3' })
    expect(match.things.buzzdroidswarm).toMatchObject({ kind: 'remote', inPlay: true })
    expect(match.ships.bomber.charges.discordmissiles).toBe(0)
    expect(match.ships.bomber.tokens.calculate).toBeUndefined()
  })

  test('without a calculate token there is none', () => {
    expect(at('engagement', { upgrades: ['discordmissiles'] }).question).not.toBe('place-device')
  })

  test('launched onto an enemy the swarm clings to it at once [xw.a.buzz-droid-swarm.4] [xw.a.faq-objects.7]', () => {
    const match = at(
      'engagement',
      { upgrades: ['discordmissiles'], tokens: ['calculate'] },
      { player2: { enemy: { ...FAR, at: [457, 570, 0] } } },
    )
    match.player1.choose({ template: 'straight 3' })
    expect(match.question).toBe('relocate')
    match.player1.choose({ template: 'rear' })
    match.until('dials')
    expect(match.ships.enemy.damage.length).toBeGreaterThan(0)
  })

  test('sensor buoys lie beyond range 2 of every edge before forces are placed [card: sensorbuoysuite] [xw.a.sensor-buoy.2]', () => {
    const match = situation({
      step: 'docking',
      player1: { own: { pilot: 'bluesquadronescort', upgrades: ['sensorbuoysuite'] } },
      player2: { enemy: FAR },
    })
    expect(match.question).toBe('place-buoy')
    expect(match.player1.tries([150_000, 500_000, 0])?.refused).toBe('buoy-near-edge')
    match.player1.place(400, 400, 0)
    match.player1.place(500, 500, 0)
    expect(match.things['sensorbuoy 2']).toMatchObject({ kind: 'remote', at: [500, 500, 0] })
    expect(match.question).toBe('place-ship')
  })

  test('before its ship engages, it may lock who is near a buoy', () => {
    const match = at(
      'engagement',
      { upgrades: ['sensorbuoysuite'] },
      { things: [{ type: 'sensorbuoy', at: [100, 750, 0], owner: 'player1', by: 'bomber' }] },
    )
    match.until('use-ability')
    match.player1.yes()
    expect(match.ships.bomber.locks).toEqual(['enemy'])
  })

  test('tracking torpedoes: one a template, each may take over a lock [card: trackingtorpedoes] [xw.a.tracking-torpedo.1]', () => {
    const match = at('system', { upgrades: ['trackingtorpedoes'], locks: ['enemy'] })
    match.player1.choose({ do: 'system' })
    match.player1.choose({ template: 'straight 4' })
    match.player1.choose({ template: 'bank 3 left' })
    match.player1.choose({ do: 'decline' })
    match.player1.choose({ do: 'lock', target: 'enemy' })
    match.player1.choose({ do: 'decline' })
    expect(match.match.state.things.map(({ locks }) => locks)).toEqual([[1], []])
    expect(match.things.trackingtorpedoes.at[2]).toBe(0)
  })
})
