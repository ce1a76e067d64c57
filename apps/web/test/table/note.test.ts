import type { AskView } from '@dejarik/kernel'
import { speaker as speakerOf } from '@dejarik/text'
import { describe, expect, test } from 'vitest'
import type { TableFace } from '../../src/games/face.ts'
import { type Shown, still } from '../../src/session/playback.ts'
import type { Snapshot } from '../../src/session/session.ts'
import { aboutOf } from '../../src/table/about.ts'
import { noteOf } from '../../src/table/note.ts'
import { nimFace } from '../nim-face.tsx'

const speaker = speakerOf(nimFace.game, 'en')
const take: AskView = {
  seat: 0,
  what: 'take',
  rule: 'nim.take.1',
  choice: { form: 'one', options: [{ do: 'take' }, { do: 'pass' }] },
}
const face: TableFace = {
  ...nimFace,
  difference: (_, __, option) => (option.do === 'take' ? 'leaves 9' : null),
}
const took = { n: 1, what: 'took', rule: 'nim.take.1', args: { seat: 1, count: 2 } }
const shown: Shown = { ...still({ view: {} } as Snapshot), recap: [took] }
const card = { card: 'stones', text: 'Who takes the last stone wins.', things: [] }

describe('the line beside the question', () => {
  test('says what changes by the option pointed at, else by the one armed', () => {
    const note = noteOf(face, shown, take, { hovered: 0, armed: 1 }, card, speaker)
    expect(note).toEqual({ what: 'difference', text: 'leaves 9' })
    expect(noteOf(face, shown, take, { hovered: null, armed: 0 }, card, speaker)?.text).toBe('leaves 9')
  })

  test('says what the card says, where nothing is pointed at', () => {
    expect(noteOf(face, shown, take, { hovered: null, armed: null }, card, speaker)).toEqual({
      what: 'card',
      text: card.text,
    })
  })

  test('says what went by unread, where no card asks', () => {
    const note = noteOf(face, shown, take, { hovered: null, armed: null }, null, speaker)
    expect(note).toMatchObject({ what: 'recap', text: expect.stringContaining('takes 2') })
  })
})

describe('what a question is about', () => {
  const named: TableFace = {
    ...nimFace,
    game: { ...nimFace.game, sayAsk: () => ({ key: 'ask.take', args: { card: { name: 'stones' } } }) },
  }

  test('is the card that its sentence names', () => {
    expect(aboutOf(named, {}, take, 'en')).toEqual({ card: 'stones', things: [] })
    expect(aboutOf(nimFace, {}, take, 'en')).toBeNull()
  })

  test('is what the game says, where it does', () => {
    expect(aboutOf({ ...named, about: () => card }, {}, take, 'en')).toBe(card)
  })
})
