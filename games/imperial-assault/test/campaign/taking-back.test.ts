/** What the Imperial player hides is not probed by taking back (rulebook: Geheime Informationen). */
import { expect, test } from 'vitest'
import type { CampaignGiven } from '../../position/given.ts'
import { furtherItem } from '../cards/heroes/smugglers-luck.ts'
import { type Situation, situation } from '../play.ts'

const ROWS = new Array<string>(9).fill('............')
const TOLD = { refused: 'undo-revealed', args: { why: 'hidden-cards' } }

/** The last hero of the round ends its activation. */
function roundEnds(given: Partial<CampaignGiven>): Situation {
  const match = situation({
    board: { rows: ROWS, points: ['8,1', '8,7'] },
    campaign: {
      heroes: {
        gideon: { hero: 'gideon-argus', at: '1,1', exhausted: true },
        diala: { hero: 'diala-passil', at: '1,3' },
      },
      groups: { officer: { card: 'Imperial Officer', at: '9,8', exhausted: true } },
      ...given,
    },
  })
  match.hero('diala').activate('diala')
  match.hero('diala').choose({ do: 'end' })
  return match
}

test('whether the Imperial player can deploy is not tried out [ia.hidden-information.6]', () => {
  const cheap = roundEnds({ hand: ['Imperial Officer'], threat: 4 })
  expect(cheap.question).toBe('deployment')
  expect(cheap.match.undoable(1)).toMatchObject(TOLD)
  const dear = roundEnds({ hand: ['AT-ST'], threat: 4 })
  expect(dear.question).not.toBe('deployment')
  expect(dear.match.undoable(1)).toMatchObject(TOLD)
})

test('nor whether he keeps an agenda card for the end of the round [ia.hidden-information.7]', () => {
  for (const [card, question] of [
    ['agenda/imperial-informants', 'round-end'],
    ['agenda/impending-doom', 'activate'],
  ]) {
    const match = roundEnds({ secret: [card] })
    expect(match.question).toBe(question)
    expect(match.match.undoable(1)).toMatchObject(TOLD)
  }
})

test('if he has nothing that could be hidden, the end of an activation can be taken back', () => {
  const match = roundEnds({})
  expect(match.question).toBe('activate')
  expect(match.match.undoable(1)).toMatchObject({ to: expect.any(Number) })
})

test('an item that was drawn is not put back to draw another [ia.rebel-upgrade-stage.7] [card: Smuggler’s Luck]', () => {
  const match = furtherItem()
  match.choose({ do: 'tier' })
  expect(match.match.undoable(0)).toMatchObject({ refused: 'undo-revealed', args: { why: 'items' } })
})

/** The last answer of a set-up, before an agenda card looks for an officer that is not in the Imperial hand. */
function missionBegins(hand: readonly string[], cards: readonly string[]): Situation {
  const match = situation({
    board: { rows: ROWS, points: ['8,1'] },
    campaign: {
      heroes: {
        gideon: { hero: 'gideon-argus', at: '1,1' },
        diala: { hero: 'diala-passil', at: '1,3' },
        fenn: { hero: 'fenn-signis', at: '1,5' },
      },
      groups: { trooper: { card: 'Stormtrooper', at: ['9,8', '9,7', '10,8'] } },
      cards,
      hand,
    },
    step: 'mission-start',
    round: 0,
  })
  expect(match.question).toBe('second')
  match.choose({ do: 'second' })
  return match
}

test('what an open card does because of a hidden hand is not tried out [ia.hidden-information.6] [card: Internal Affairs]', () => {
  const seat = 0
  const all = new Array<string>(4).fill('Imperial Officer')
  for (const hand of [all, []])
    expect(missionBegins(hand, ['agenda/internal-affairs']).match.undoable(seat)).toMatchObject(TOLD)
  expect(missionBegins(all, []).match.undoable(seat)).toEqual({ to: 0 })
})
