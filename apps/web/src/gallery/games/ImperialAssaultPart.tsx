import { sheetNumber } from '@dejarik/imperial-assault/campaign'
import {
  CONDITION_IDS,
  DEPLOYMENT_CARDS,
  deploymentNumber,
  deploymentTitle,
  HEROES,
} from '@dejarik/imperial-assault/facts'
import { ATTACK_DICE, DEFENSE_DICE } from '@dejarik/imperial-assault/preview'
import { BuilderProvider, type CardRef } from '../../build/BuilderContext.tsx'
import { BUILDING } from '../../games/imperial-assault/builder/Builder.tsx'
import { DieFace, dieName } from '../../games/imperial-assault/dice/DieFace.tsx'
import { ConditionIcon, conditionName } from '../../games/imperial-assault/figures/ConditionSign.tsx'
import { FigureIcon } from '../../games/imperial-assault/figures/FigureGlyph.tsx'
import { Legend } from '../../games/imperial-assault/map/Legend.tsx'
import { TOKEN_GLYPHS, TokenGlyph } from '../../games/imperial-assault/map/TokenGlyph.tsx'
import { imperialAssaultTable } from '../../games/imperial-assault.ts'
import { useSettings } from '../../settings/settings.ts'
import { useWords } from '../../text/index.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { builderDialogs } from '../builder-dialogs.tsx'
import { Cards } from '../Cards.tsx'
import { Exhibit, Exhibits } from '../Exhibits.tsx'
import { MatchDialogs } from '../MatchDialogs.tsx'
import type { Wanted } from '../moments.ts'
import { Tables } from '../Tables.tsx'
import { useGalleryWords } from '../text/index.ts'

const ROUND: Wanted = { what: 'act', after: 60 }

const CARD: CardRef = { type: 'deployment', id: 'darth-vader' }

const WANTED: readonly Wanted[] = [
  { what: 'deploy' },
  { what: 'activate' },
  ROUND,
  { what: 'target' },
  { what: 'reroll' },
  { what: 'surge' },
  { what: 'exhaust' },
  { what: 'round-end' },
]

/** Campaigns have pages in the place of the map. */
const IN_A_CAMPAIGN: readonly Wanted[] = [
  { what: 'equip' },
  { what: 'deployment' },
  { what: 'attribute' },
  { what: 'buy-item' },
  { what: 'buy-class' },
].map((one) => ({ ...one, options: { campaign: {} } }))

export function ImperialAssaultPart() {
  const words = useWords()
  const say = useGalleryWords()
  const { language } = useSettings()
  return (
    <BuilderProvider kit={BUILDING.kit}>
      <Tables face={imperialAssaultTable} wanted={WANTED} />
      <Tables face={imperialAssaultTable} wanted={IN_A_CAMPAIGN} />
      <MatchDialogs
        face={imperialAssaultTable}
        wanted={ROUND}
        more={[
          {
            name: say('dialog.legend'),
            show: (close) => (
              <Dialog textOnly title={say('dialog.legend')} closeLabel={words('close')} onClose={close}>
                <Legend />
              </Dialog>
            ),
          },
          ...builderDialogs(BUILDING, CARD, say, language),
        ]}
      />
      <Exhibits title={say('pieces')}>
        {HEROES.map(({ id, name }) => (
          <Exhibit key={id} name={name[language]}>
            <Figure kind={sheetNumber(id)} whose="own" />
          </Exhibit>
        ))}
        {DEPLOYMENT_CARDS.map((facts) => (
          <Exhibit key={facts.id} name={deploymentTitle(facts)[language]}>
            <Figure kind={deploymentNumber(facts.id)} whose="foe" />
          </Exhibit>
        ))}
      </Exhibits>
      <Exhibits title={say('tokens')}>
        {TOKEN_GLYPHS.map((kind) => (
          <Exhibit key={kind}>
            <svg className="gallery-piece ia-map-colors" viewBox="-16 -16 32 32" aria-hidden="true">
              <rect className="ia-token-plate" x="-14" y="-14" width="28" height="28" rx="5" />
              <TokenGlyph kind={kind} name={kind} />
            </svg>
          </Exhibit>
        ))}
      </Exhibits>
      <Exhibits title={say('conditions')}>
        {CONDITION_IDS.map((condition) => (
          <Exhibit key={condition} name={conditionName(condition, language)}>
            <ConditionIcon condition={condition} language={language} />
          </Exhibit>
        ))}
      </Exhibits>
      <Exhibits title={say('dice')}>
        {ATTACK_DICE.map((die, color) => (
          <Die key={die} pool="attack" color={color} />
        ))}
        {DEFENSE_DICE.map((die, color) => (
          <Die key={die} pool="defense" color={color} />
        ))}
      </Exhibits>
      <Cards face={imperialAssaultTable} title={say('cards')} />
    </BuilderProvider>
  )
}

function Figure({ kind, whose }: { kind: number; whose: 'own' | 'foe' }) {
  return (
    <span className="gallery-piece gallery-figure">
      <FigureIcon kind={kind} whose={whose} health={whose === 'own' ? 1 : 0.5} />
    </span>
  )
}

const SIDES = [-1, 0, 1, 2, 3, 4, 5]

/** A die before it is rolled, and all of its sides. */
function Die({ pool, color }: { pool: 'attack' | 'defense'; color: number }) {
  const { language } = useSettings()
  return (
    <Exhibit name={dieName({ pool, color, side: 0, language })}>
      <span className="gallery-row">
        {SIDES.map((side) => (
          <DieFace key={side} pool={pool} color={color} side={side} language={language} />
        ))}
      </span>
    </Exhibit>
  )
}
