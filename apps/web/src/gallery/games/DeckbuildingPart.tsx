import { DESIGNS, type Trait } from '@dejarik/deckbuilding'
import { CardBack } from '../../games/deckbuilding/cards/CardBack.tsx'
import { CardFace } from '../../games/deckbuilding/cards/CardFace.tsx'
import { FactionMark } from '../../games/deckbuilding/cards/FactionMark.tsx'
import { TraitMark } from '../../games/deckbuilding/emblems/traits.tsx'
import { wordsIn } from '../../games/deckbuilding/text/index.ts'
import { deckbuildingTable } from '../../games/deckbuilding.ts'
import { useSettings } from '../../settings/settings.ts'
import { Exhibit, Exhibits } from '../Exhibits.tsx'
import { MatchDialogs } from '../MatchDialogs.tsx'
import type { Wanted } from '../moments.ts'
import { Tables } from '../Tables.tsx'
import { useGalleryWords } from '../text/index.ts'

const TRAITS: readonly Trait[] = [
  ...new Set(DESIGNS.flatMap((design) => (design.type === 'unit' ? (design.traits ?? []) : []))),
]

const TURN: Wanted = { what: 'action', after: 60 }

const WANTED: readonly Wanted[] = [
  TURN,
  { what: 'reward' },
  { what: 'choose' },
  { what: 'exile-cards' },
  { what: 'choose-base' },
  { what: 'purchase-free' },
  { what: 'assign-damage' },
]

export function DeckbuildingPart() {
  const say = useGalleryWords()
  const { language } = useSettings()
  const words = wordsIn(language)
  return (
    <>
      <Tables face={deckbuildingTable} wanted={WANTED} />
      <MatchDialogs face={deckbuildingTable} wanted={TURN} />
      <Exhibits title={say('marks')}>
        {(['empire', 'rebel', 'neutral'] as const).map((faction) => (
          <Exhibit key={faction} name={words(`faction.${faction}`)}>
            <FactionMark faction={faction} size="2rem" />
          </Exhibit>
        ))}
        {TRAITS.map((trait) => (
          <Exhibit key={trait} name={words(`trait.${trait}`)}>
            <TraitMark trait={trait} size="2rem" />
          </Exhibit>
        ))}
      </Exhibits>
      {(['mini', 'normal', 'full'] as const).map((size) => (
        <Exhibits key={size} title={`${say('cards')}: ${say(`cards.${size}`)}`}>
          {DESIGNS.map((design) => (
            <Exhibit key={design.id} size={size === 'mini' ? 'lying' : 'card'}>
              <CardFace design={design} language={language} size={size} />
            </Exhibit>
          ))}
          {size === 'mini' && (
            <Exhibit size="lying" name={say('cards.back')}>
              <CardBack />
            </Exhibit>
          )}
        </Exhibits>
      ))}
    </>
  )
}
