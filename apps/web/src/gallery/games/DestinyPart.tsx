import { factsOf } from '@dejarik/destiny'
import {
  type CardType,
  COLOR_NAMES,
  type Color,
  cardNumber,
  SYMBOL_NAMES,
  SYMBOLS,
} from '@dejarik/destiny/facts'
import { BuilderProvider, type CardRef } from '../../build/BuilderContext.tsx'
import { BUILDING } from '../../games/destiny/builder/Builder.tsx'
import { CardBack } from '../../games/destiny/cards/CardBack.tsx'
import { CardFace } from '../../games/destiny/cards/CardFace.tsx'
import { ColorMark } from '../../games/destiny/dice/ColorMark.tsx'
import { DieFace } from '../../games/destiny/dice/DieFace.tsx'
import { DieStrip } from '../../games/destiny/dice/DieStrip.tsx'
import { SymbolSign } from '../../games/destiny/dice/SymbolSign.tsx'
import { Picture } from '../../games/destiny/portraits/Picture.tsx'
import { destinyTable } from '../../games/destiny.ts'
import { useSettings } from '../../settings/settings.ts'
import { builderDialogs } from '../builder-dialogs.tsx'
import { Cards } from '../Cards.tsx'
import { Exhibit, Exhibits } from '../Exhibits.tsx'
import { MatchDialogs } from '../MatchDialogs.tsx'
import type { Wanted } from '../moments.ts'
import { Tables } from '../Tables.tsx'
import { useGalleryWords } from '../text/index.ts'

const TURN: Wanted = { what: 'action', after: 40 }

const CARD: CardRef = { type: 'card', id: '01001' }

const WANTED: readonly Wanted[] = [
  { what: 'mulligan' },
  { what: 'battlefield' },
  { what: 'distribute-shields' },
  TURN,
  { what: 'damage' },
  { what: 'focus' },
  { what: 'reroll' },
  { what: 'upkeep-discard' },
]

/** What can be on a hand. */
const HELD: readonly CardType[] = ['event', 'upgrade', 'support', 'downgrade']

const COLORS: readonly Color[] = ['red', 'blue', 'yellow', 'gray']

/** Those whose text is written. */
const KINDS = destinyTable.game
  .cards()
  .filter(({ implemented }) => implemented)
  .map(({ id }) => cardNumber(id))

export function DestinyPart() {
  const say = useGalleryWords()
  const { language } = useSettings()
  const characters = KINDS.filter((kind) => factsOf(kind).type === 'character')
  return (
    <BuilderProvider kit={BUILDING.kit}>
      <Tables face={destinyTable} wanted={WANTED} />
      <MatchDialogs
        face={destinyTable}
        wanted={TURN}
        more={[...builderDialogs(BUILDING, CARD, say, language)]}
      />
      <Exhibits title={say('marks')}>
        {COLORS.map((color) => (
          <Exhibit key={color} name={COLOR_NAMES[color][language]}>
            <ColorMark color={color} size="2rem" />
          </Exhibit>
        ))}
        {SYMBOLS.map((symbol) => (
          <Exhibit key={symbol} name={SYMBOL_NAMES[symbol][language]}>
            <SymbolSign symbol={symbol} size="2rem" />
          </Exhibit>
        ))}
        <Exhibit size="lying" name={say('cards.back')}>
          <CardBack />
        </Exhibit>
      </Exhibits>
      <Exhibits title={say('dice')}>
        {COLORS.flatMap((color) =>
          SYMBOLS.flatMap((symbol) =>
            [false, true].map((modifier) => (
              <Exhibit key={`${color} ${symbol} ${modifier}`}>
                <DieFace side={{ symbol, modifier, value: 2, cost: modifier ? 1 : 0 }} color={color} />
              </Exhibit>
            )),
          ),
        )}
        {characters.map((kind) => (
          <Exhibit key={kind}>
            <DieStrip kind={kind} size="36px" language={language} />
          </Exhibit>
        ))}
      </Exhibits>
      <Exhibits title={say('faces')}>
        {KINDS.map((kind) => (
          <Exhibit key={kind} name={factsOf(kind).name[language]}>
            <span className="gallery-piece">
              <Picture kind={kind} />
            </span>
          </Exhibit>
        ))}
      </Exhibits>
      <Exhibits title={`${say('cards')}: ${say('cards.hand')}`}>
        {KINDS.filter((kind) => HELD.includes(factsOf(kind).type)).map((kind) => (
          <Exhibit key={kind} size="held">
            <CardFace kind={kind} language={language} size="hand" />
          </Exhibit>
        ))}
      </Exhibits>
      <Cards face={destinyTable} title={`${say('cards')}: ${say('cards.full')}`} />
    </BuilderProvider>
  )
}
