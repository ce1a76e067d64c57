import { deploymentLabel, designOf } from '@dejarik/imperial-assault/preview'
import { useThing } from '../../../../board/thing/useThing.ts'
import { AffiliationMark } from '../../cards/AffiliationMark.tsx'
import { FullCard } from '../../FullCard.tsx'
import { FigureIcon } from '../../figures/FigureGlyph.tsx'
import { shortName } from '../../names.ts'
import { useCampaign } from '../useCampaign.ts'
import '../../hand/chip.css'
import './groups.css'

/** A deployment card in the Imperial player's hand or reserve: its costs, and who comes. */
export function GroupChip({ kind, reserved = false }: { kind: number; reserved?: boolean }) {
  const { show, language, tell, say } = useCampaign()
  const { facts } = designOf(kind)
  const open = () =>
    show({
      title: shortName(kind, language),
      body: () => <FullCard id={deploymentLabel(kind)} language={language} />,
    })
  const { can, lit, handlers } = useThing({
    things: [`deployment:${kind}`],
    otherwise: open,
    reading: { pin: open },
  })
  return (
    <button
      type="button"
      className="ia-chip ia-group-chip"
      data-thing={`deployment:${kind}`}
      data-can={can}
      data-lit={lit}
      {...handlers}
    >
      <FigureIcon kind={kind} whose="foe" />
      <b>
        <span>{shortName(kind, language)}</span>
        {facts.elite && <span title={say('group.elite')}>◆</span>}
      </b>
      <small>
        {!reserved && (
          <span title={tell('empire.cost', { cost: facts.cost })}>
            <span className="unseen">{tell('empire.cost', { cost: facts.cost })}</span>
            <span aria-hidden="true">⬢ {facts.cost}</span>
          </span>
        )}
        {facts.reinforcement !== null && (
          <span title={tell('empire.reinforces', { cost: facts.reinforcement })}>
            <span className="unseen">{tell('empire.reinforces', { cost: facts.reinforcement })}</span>
            <span aria-hidden="true">⟲ {facts.reinforcement}</span>
          </span>
        )}
        <span>{tell('deployment.figures', { count: facts.group })}</span>
      </small>
    </button>
  )
}

/** Cards that show their backs alone, by affiliation. */
export function Backs({ imperial, mercenary }: { imperial: number; mercenary: number }) {
  const { tell } = useCampaign()
  if (imperial + mercenary === 0) return <span className="ia-hand-empty">{tell('empire.none')}</span>
  return (
    <span className="ia-backs">
      {imperial > 0 && <Back affiliation="imperial" count={imperial} />}
      {mercenary > 0 && <Back affiliation="mercenary" count={mercenary} />}
    </span>
  )
}

function Back({ affiliation, count }: { affiliation: 'imperial' | 'mercenary'; count: number }) {
  const { tell } = useCampaign()
  const words = tell(`empire.back-${affiliation}`, { count })
  return (
    <span title={words}>
      <AffiliationMark affiliation={affiliation} size="1.300em" />
      <span className="unseen">{words}</span>
      <b className="number" aria-hidden="true">
        × {count}
      </b>
    </span>
  )
}
