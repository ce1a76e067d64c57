import { MISSIONS, type Played } from '@dejarik/imperial-assault'
import { CORE_LOG, type Slot } from '@dejarik/imperial-assault/campaign'
import type { Mission } from '@dejarik/imperial-assault/preview'
import { shortName } from '../../names.ts'
import { useCampaign } from '../useCampaign.ts'
import { isChosen } from './page.ts'
import { Won } from './Won.tsx'

/** The campaign log: what was played and who won, what comes next, and what is active. */
export function LogPage() {
  const { campaign, tell, language, view, mission } = useCampaign()
  const { log, slot, stage, sideMissions, story, forced, allies, villains, credits, influence } = campaign
  const played = slotsOf(log)
  const extra = log.filter((one) => isForced(one))
  const current = view.winners === null && isChosen(view) ? mission : null
  const missionName = (mission: number): string => MISSIONS[mission]?.name[language] ?? ''
  return (
    <>
      <section>
        <h2>{tell('log.title')}</h2>
        <p className="ia-lead">
          {current === null
            ? tell(`log.stage-${stage}`)
            : tell('log.playing', { mission: current.name[language] })}
        </p>
        <ol className="ia-track">
          {CORE_LOG.map((one, at) => (
            <SlotLine
              // biome-ignore lint/suspicious/noArrayIndexKey: a line of the log is its place
              key={at}
              slot={one}
              played={played[at]}
              now={at === slot && view.winners === null}
              current={current?.campaign?.kind === 'forced' ? null : current}
            />
          ))}
        </ol>
      </section>
      {extra.length > 0 && (
        <section>
          <h3>{tell('log.forced')}</h3>
          <ul>
            {extra.map(({ mission, winner }) => (
              <li key={mission}>
                {missionName(mission)} <Won side={winner} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="ia-columns">
        <div className="ia-box">
          <h3>{tell('log.active')}</h3>
          <ul>
            {forced.map((mission) => (
              <li key={mission}>
                <b>{missionName(mission)}</b> · {tell('log.forced-active')}
              </li>
            ))}
            {story >= 0 && (
              <li>
                <b>{missionName(story)}</b> · {tell('log.story-active')}
              </li>
            )}
            {sideMissions.map((mission) => (
              <li key={mission}>
                <b>{missionName(mission)}</b> · {tell('log.side-active')}
              </li>
            ))}
            {forced.length + sideMissions.length === 0 && story < 0 && <li>{tell('log.none-active')}</li>}
          </ul>
          <p className="ia-campaign-small">{tell('log.deck', { count: campaign.sideDeck })}</p>
        </div>
        <div className="ia-box">
          <h3>{tell('log.purse')}</h3>
          <p>{tell('strip.credits', { credits })}</p>
          <p>{tell('strip.influence', { influence })}</p>
        </div>
        {allies.length + villains.length > 0 && (
          <div className="ia-box">
            {allies.length > 0 && <h3>{tell('log.allies')}</h3>}
            <p>{allies.map((kind) => shortName(kind, language)).join(', ')}</p>
            {villains.length > 0 && <h3>{tell('log.villains')}</h3>}
            <p>{villains.map((kind) => shortName(kind, language)).join(', ')}</p>
          </div>
        )}
      </section>
    </>
  )
}

function isForced({ mission }: Played): boolean {
  const part = MISSIONS[mission]?.campaign
  return part?.kind === 'forced'
}

/** Forced missions have no line of their own in the log. */
function slotsOf(log: readonly Played[]): readonly Played[] {
  return log.filter((one) => !isForced(one))
}

interface SlotLineProps {
  readonly slot: Slot
  readonly played: Played | undefined
  readonly now: boolean
  /** The mission that is played in the line of now. */
  readonly current: Mission | null
}

function SlotLine({ slot, played, now, current }: SlotLineProps) {
  const { tell, language } = useCampaign()
  const tiers = slot.tiers.map((tier) => 'I'.repeat(tier)).join(' + ')
  const mission = played !== undefined ? MISSIONS[played.mission] : now ? current : null
  return (
    <li
      className="ia-slot"
      data-type={slot.type}
      data-when={played !== undefined ? 'done' : now ? 'now' : 'later'}
    >
      <b>{mission?.name[language] ?? tell(`log.${slot.type}`)}</b>
      <small>
        {mission != null && `${tell(`log.${slot.type}`)} · `}
        {tell('log.threat', { threat: slot.threat })}
        {played === undefined && tiers !== '' && ` · ${tell('log.items', { tiers })}`}
      </small>
      {played === undefined ? (
        <span>{tell(now ? 'log.now' : 'log.open')}</span>
      ) : (
        <>
          <Won side={played.winner} />
          <small>
            {[
              tell('log.after', { rounds: played.rounds }),
              tell('strip.credits', { credits: played.credits }),
              tell('strip.influence', { influence: played.influence }),
            ].join(' · ')}
          </small>
        </>
      )}
    </li>
  )
}
