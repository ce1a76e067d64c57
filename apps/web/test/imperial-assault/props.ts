/** What a board is given to draw a match as a seat sees it. */
import { imperialAssault, type View } from '@dejarik/imperial-assault'
import type { Language, Match } from '@dejarik/kernel'
import { speaker as speakerOf } from '@dejarik/text'
import type { Shows } from '../../src/games/imperial-assault/beats/shows.ts'
import type { BoardProps } from '../../src/table/contract.ts'
import { layoutOf } from '../../src/table/frame/layout.ts'
import { CHOOSING } from './choosing.ts'
import { viewOf } from './table.ts'

const game = imperialAssault

export function propsOf(match: Match, seat: number, language: Language = 'en'): BoardProps<View, Shows> {
  return {
    view: viewOf(match, seat),
    seat,
    asks: match.asks.map((ask) => match.askFor(ask, seat)),
    choosing: CHOOSING,
    language,
    speaker: speakerOf(game, language),
    events: match.log.filter(({ n }) => n === match.n),
    beat: null,
    about: null,
    motion: 0,
    layout: layoutOf(1440, 900),
    answering: null,
    show: () => {},
    openRule: () => {},
  }
}
