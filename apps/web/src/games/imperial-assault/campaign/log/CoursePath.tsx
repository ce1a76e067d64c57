import { MISSIONS } from '@dejarik/imperial-assault'
import { Won } from '../pages/Won.tsx'
import { useCampaign } from '../useCampaign.ts'
import type { Station } from './course.ts'
import { StationMark } from './StationMark.tsx'
import './course.css'

/**
 * The way of a campaign, drawn as stations on a line that winds from row to row. Shapes tell kinds of missions
 * apart, signs who has won; the line is whole as far as it was travelled, and broken ahead.
 */
export function CoursePath({ course }: { course: readonly Station[] }) {
  return (
    <ol className="ia-track">
      {course.map((station, at) => {
        const next = course[at + 1]
        return (
          <StationOnPath
            // biome-ignore lint/suspicious/noArrayIndexKey: a station is its place
            key={at}
            station={station}
            isTravelled={next !== undefined && isBehind(next)}
          />
        )
      })}
    </ol>
  )
}

function isBehind({ when }: Station): boolean {
  return when === 'done' || when === 'now' || when === 'passed'
}

function StationOnPath({ station, isTravelled }: { station: Station; isTravelled: boolean }) {
  const { tell, language } = useCampaign()
  const { type, when, line, mission, choices, played, slot } = station
  const name = MISSIONS[mission]?.name[language]
  const tiers = slot === null ? '' : slot.tiers.map((tier) => 'I'.repeat(tier)).join(' + ')
  const isHere = when === 'now' || when === 'next'
  const facts = [
    ...(name === undefined ? [] : [tell(`log.${type}`)]),
    ...(slot === null ? [] : [tell('log.threat', { threat: slot.threat })]),
    ...(played === null && tiers !== '' ? [tell('log.items', { tiers })] : []),
  ]
  return (
    <li
      className="ia-slot"
      data-type={type}
      data-when={when}
      data-travelled={isTravelled}
      aria-current={when === 'now' ? 'step' : undefined}
    >
      <StationMark station={station} />
      <div className="ia-slot-words">
        <b>
          {line !== null && `${line}. `}
          {name ?? tell(`log.${type}`)}
        </b>
        {isHere && <span className="ia-slot-here">{tell(`log.${when}`)}</span>}
        <small>{facts.join(' · ')}</small>
        {when === 'later' && <span>{tell('log.open')}</span>}
        {when === 'passed' && <span>{tell('log.passed')}</span>}
        {choices.length > 0 && <Choices missions={choices} />}
        {played !== null && (
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
      </div>
    </li>
  )
}

/** The ways that part here. */
function Choices({ missions }: { missions: readonly number[] }) {
  const { tell, language } = useCampaign()
  return (
    <>
      <small>{tell('log.choices')}</small>
      <ul className="ia-branches">
        {missions.map((mission) => (
          <li key={mission}>{MISSIONS[mission]?.name[language]}</li>
        ))}
      </ul>
    </>
  )
}
