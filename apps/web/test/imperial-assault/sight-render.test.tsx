/** How far others are; and where nothing can be counted, no number stands for it. */
import { imperialAssault } from '@dejarik/imperial-assault'
import { sightBetween, spacesBetween, stateFrom } from '@dejarik/imperial-assault/preview'
import type { Language, Match, Refusal } from '@dejarik/kernel'
import { speaker } from '@dejarik/text'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Board } from '../../src/games/imperial-assault/Board.tsx'
import { sightWords } from '../../src/games/imperial-assault/sight/sight-words.ts'
import type { BoardTable } from '../../src/games/imperial-assault/TableContext.tsx'
import { wordsIn } from '../../src/games/imperial-assault/text/index.ts'
import { propsOf } from './props.ts'
import { ARMIES, optionsWith, playUntil, viewOf } from './table.ts'

/** Closed doors on all sides of both deployment zones. */
const BEHIND_DOORS = optionsWith(ARMIES, 'hoth-battle-station-a')

/** Somebody acts who must go near, and nobody of the other side can be counted to. */
const match: Match = playUntil(({ what, seat }, view) => {
  const { activation } = view
  if (what !== 'act' || activation === null || view.round > 1) return false
  return (
    foesOf(view, seat).length > 0 &&
    foesOf(view, seat).every((foe) => spacesBetween(stateFrom(view), activation.figure, foe) === null) &&
    imperialAssault.whyNot(view, seat, `figure:${foesOf(view, seat)[0]}`)?.refused === 'not-adjacent'
  )
}, BEHIND_DOORS)

function foesOf(view: ReturnType<typeof viewOf>, seat: number): number[] {
  return view.figures.flatMap((one, id) => (one.seat !== seat && one.space >= 0 ? [id] : []))
}

const { seat } = match.asks[0]!
const view = viewOf(match, seat)
const NOTHING = { de: /kein Weg/u, en: /no way/u }

/** Everything that is read on the board, without the numbers of the drawing. */
function textsOn(language: Language): string[] {
  return renderToStaticMarkup(<Board {...propsOf(match, seat, language)} />).split(/<[^>]*>/u)
}

/** What enemies wear. */
function pillsIn(html: string): string[] {
  const seen = html.split('<g class="ia-seen">')[1]!.split('class="over')[0]!
  return [...seen.matchAll(/class="ia-badge"><rect[^>]*><\/rect><text[^>]*>([^<]*)</gu)].map(
    ([, words]) => words!,
  )
}

test('while an attack can be chosen, every enemy wears its odds or the reason why not', () => {
  const aiming = playUntil((ask, { round }) => {
    const { options } = ask as unknown as { options: { list?: readonly { do: string }[] } }
    return ask.what === 'act' && round >= 2 && options.list?.some((one) => one.do === 'attack') === true
  })
  const eye = aiming.asks[0]!.seat
  const pills = pillsIn(renderToStaticMarkup(<Board {...propsOf(aiming, eye)} />))
  expect(pills).toHaveLength(foesOf(viewOf(aiming, eye), eye).length)
  for (const pill of pills) expect(pill).toMatch(/^([\d.]+%|wall|terrain|corner|hidden|too far)$/u)
  expect(pills.some((pill) => pill.endsWith('%'))).toBe(true)
})

test('behind closed doors no enemy carries a distance on the map [ia.counting-spaces.3]', () => {
  const html = renderToStaticMarkup(<Board {...propsOf(match, seat)} />)
  expect(pillsIn(html)).toEqual([])
  expect(textsOn('en')).not.toContain('255')
})

test.each(['de', 'en'] as const)(
  'words about sight, and why somebody can’t be attacked, tell no distance there [ia.counting-spaces.3] (%s)',
  (language) => {
    const state = stateFrom(view)
    const table = { view, state, language, say: wordsIn(language) } as unknown as BoardTable
    const from = view.activation!.figure
    for (const foe of foesOf(view, seat)) {
      const words = sightWords(table, sightBetween(state, from, foe)!, spacesBetween(state, from, foe))
      expect(words).toMatch(NOTHING[language])
      const no = imperialAssault.whyNot(view, seat, `figure:${foe}`) as Refusal
      const why = speaker(imperialAssault, language).refusal(no)
      expect(why).toMatch(NOTHING[language])
      expect(`${words} ${why}`).not.toMatch(/255/u)
    }
  },
)

test.each(['de', 'en'] as const)(
  'an attack to where nothing can be counted is named without a distance (%s)',
  (language) => {
    const [target] = foesOf(view, seat)
    const option = {
      do: 'attack',
      figure: view.activation!.figure,
      target,
      object: -1,
      space: 0,
      distance: 255,
      weapon: -1,
    }
    const words = speaker(imperialAssault, language).option(view, option as never)
    expect(words).toMatch(language === 'de' ? /kein Weg dorthin/u : /no way there/u)
    expect(words).not.toMatch(/255/u)
  },
)
