import type { DiceKind, Face } from '@dejarik/xwing'
import { SHIPS, SLOT_NAMES, SLOTS } from '@dejarik/xwing/facts'
import { BASES, MM, OBSTACLES } from '@dejarik/xwing/geometry'
import { BuilderProvider, type CardRef } from '../../build/BuilderContext.tsx'
import { DieIcon } from '../../games/xwing/attack/DieIcon.tsx'
import { BUILDING } from '../../games/xwing/builder/Builder.tsx'
import { DialSheet } from '../../games/xwing/builder/cards/DialSheet.tsx'
import { SlotSign } from '../../games/xwing/builder/cards/SlotSign.tsx'
import { nameOfType } from '../../games/xwing/names.ts'
import { Outline } from '../../games/xwing/placing/ObstaclePicker.tsx'
import { Base } from '../../games/xwing/ships/Base.tsx'
import { Patterns } from '../../games/xwing/terrain/Patterns.tsx'
import { wordsIn } from '../../games/xwing/text/index.ts'
import { SIGNS, TokenIcon } from '../../games/xwing/tokens/TokenSign.tsx'
import { xwingTable } from '../../games/xwing.ts'
import { useSettings } from '../../settings/settings.ts'
import { builderDialogs } from '../builder-dialogs.tsx'
import { Cards } from '../Cards.tsx'
import { Exhibit, Exhibits } from '../Exhibits.tsx'
import { MatchDialogs } from '../MatchDialogs.tsx'
import type { Wanted } from '../moments.ts'
import { Tables } from '../Tables.tsx'
import { useGalleryWords } from '../text/index.ts'

const SHOT: Wanted = { what: 'modify-attack-dice' }

const CARD: CardRef = { type: 'pilot', id: 'lukeskywalker' }

const WANTED: readonly Wanted[] = [
  { what: 'choose-obstacle' },
  { what: 'place-ship' },
  { what: 'dials' },
  { what: 'action' },
  { what: 'barrel-roll' },
  { what: 'attack' },
  SHOT,
  { what: 'modify-defense-dice' },
]

const DICE: readonly (readonly [DiceKind, Face])[] = [
  ['attack', 'blank'],
  ['attack', 'focus'],
  ['attack', 'hit'],
  ['attack', 'crit'],
  ['defense', 'blank'],
  ['defense', 'focus'],
  ['defense', 'evade'],
]

/** Around the largest base, in mm. */
const ROOM = 46

export function XwingPart() {
  const say = useGalleryWords()
  const { language } = useSettings()
  const words = wordsIn(language)
  return (
    <BuilderProvider kit={BUILDING.kit}>
      <svg className="unseen" aria-hidden="true">
        <Patterns />
      </svg>
      <Tables face={xwingTable} wanted={WANTED} />
      <MatchDialogs
        face={xwingTable}
        wanted={SHOT}
        more={[...builderDialogs(BUILDING, CARD, say, language)]}
      />
      {(['own', 'foe'] as const).map((whose) => (
        <Exhibits key={whose} title={`${say('pieces')}: ${say(`pieces.${whose}`)}`}>
          {SHIPS.flatMap(({ id, name, size }) =>
            size === 'huge' ? (
              []
            ) : (
              <Exhibit key={id} name={name[language]}>
                <svg
                  className="gallery-piece on-dark"
                  viewBox={`${-ROOM} ${-ROOM} ${2 * ROOM} ${2 * ROOM}`}
                  aria-hidden="true"
                >
                  <Base base={BASES[size]} size={size} type={id} whose={whose} />
                </svg>
              </Exhibit>
            ),
          )}
        </Exhibits>
      ))}
      <Exhibits title={say('obstacles')}>
        {OBSTACLES.map(({ id, outline }) => (
          <Exhibit key={id} name={`${nameOfType(id, language)}, ${Math.round(outline.reach / MM)} mm`}>
            <span className="gallery-piece on-dark xw-obstacle">
              <Outline type={id} />
            </span>
          </Exhibit>
        ))}
      </Exhibits>
      <Exhibits title={say('dice')}>
        {DICE.map(([kind, face]) => (
          <Exhibit key={`${kind} ${face}`} name={words('dice.face', { face, rerolled: 'no' })}>
            <DieIcon kind={kind} face={face} />
          </Exhibit>
        ))}
      </Exhibits>
      <Exhibits title={say('tokens')}>
        {SIGNS.map((sign) => (
          <Exhibit key={sign} name={words(`token.${sign}`, { count: 1 })}>
            <TokenIcon sign={sign} />
          </Exhibit>
        ))}
        {SLOTS.map((slot) => (
          <Exhibit key={slot} name={SLOT_NAMES[slot][language]}>
            <SlotSign slot={slot} bare size="2rem" />
          </Exhibit>
        ))}
      </Exhibits>
      <Exhibits title={say('dials')}>
        {SHIPS.map(({ id, name, dial }) => (
          <Exhibit key={id} name={name[language]}>
            <DialSheet dial={dial} />
          </Exhibit>
        ))}
      </Exhibits>
      <Cards face={xwingTable} title={say('cards')} />
    </BuilderProvider>
  )
}
