/** Crew members who share the abilities of others or trade in their upgrades. */
import { describe, expect, test } from 'vitest'
import type { Situation } from '../../play.ts'
import { facing } from '../facing.ts'

describe('Cikatro Vizago', () => {
  const trade = (mine: string, pilot: string, theirs: string, charges = {}): Situation =>
    facing(
      'end',
      { pilot: 'trandoshanslaver', upgrades: ['cikatrovizago', mine] },
      {
        distance: 560,
        friends: { other: { pilot, at: [540, 300, 0], upgrades: [theirs], charges } },
      },
    )

  test('two illicit upgrades change places, with their charges [card: cikatrovizago] [xw.g.upgrade.11]', () => {
    const match = trade('deadmansswitch', 'binayrepirate', 'contrabandcybernetics', {
      contrabandcybernetics: 0,
    })
    match.player1.choose({ do: 'equipped', card: 'contrabandcybernetics' })
    match.player1.choose({ do: 'equipped', card: 'deadmansswitch' })
    expect(match.ships.me.cards).toContain('contrabandcybernetics')
    expect(match.ships.other.cards).toContain('deadmansswitch')
    expect(match.ships.me).toMatchObject({ charges: { contrabandcybernetics: 0 } })
  })

  test('no cargo chute for a Z-95 [xw.a.cardfaq.1] [xw.g.upgrade.13]', () => {
    const match = trade('riggedcargochute', 'binayrepirate', 'cloakingdevice')
    expect(match.question).not.toBe('exchange-upgrade')
  })

  test('nor a cloaking device for a YV-666, though the other way would do [xw.g.upgrade.13]', () => {
    const match = trade('deadmansswitch', 'binayrepirate', 'cloakingdevice')
    expect(match.question).not.toBe('exchange-upgrade')
  })

  test('nor a second copy of a card [xw.g.upgrade.9]', () => {
    const match = facing(
      'end',
      { pilot: 'trandoshanslaver', upgrades: ['cikatrovizago', 'deadmansswitch', 'contrabandcybernetics'] },
      { friends: { other: { pilot: 'binayrepirate', at: [540, 300, 0], upgrades: ['deadmansswitch'] } } },
    )
    match.player1.choose({ do: 'equipped', ship: 'other' })
    expect(match.player1.all('card')).toEqual(['deadmansswitch'])
  })

  test('not beyond range 1', () => {
    const match = facing(
      'end',
      { pilot: 'trandoshanslaver', upgrades: ['cikatrovizago', 'deadmansswitch'] },
      {
        friends: {
          other: { pilot: 'binayrepirate', at: [700, 300, 0], upgrades: ['contrabandcybernetics'] },
        },
      },
    )
    expect(match.question).not.toBe('exchange-upgrade')
  })
})

describe('IG-88D', () => {
  const boost = { pilot: 'contractedscout', upgrades: ['ig88d', 'engineupgrade'] }
  const brother = (upgrades: readonly string[]) => ({
    brother: { pilot: 'ig88c', at: [600, 300, 0] as const, upgrades },
  })

  test('two calculate tokens for one action [card: ig88d]', () => {
    const match = facing('perform-action', boost)
    match.player1.action('calculate')
    expect(match.ships.me.tokens.calculate).toBe(2)
  })

  test('has the ability of an IG-88 with the IG-2000 [card: ig88d] [card: ig2000]', () => {
    const match = facing('perform-action', boost, { friends: brother(['ig2000']), distance: 560 })
    match.player1.action('boost')
    match.player1.choose({ do: 'move-to' })
    expect(match.player1.all('action')).toEqual(['evade'])
  })

  test('not of one without', () => {
    const match = facing('perform-action', boost, { friends: brother([]), distance: 560 })
    match.player1.action('boost')
    match.player1.choose({ do: 'move-to' })
    expect(match.player1.offers({ action: 'evade' })).toBe(false)
  })
})
