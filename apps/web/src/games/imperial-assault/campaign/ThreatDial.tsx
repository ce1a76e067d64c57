import { useCampaign } from './useCampaign.ts'

const MOST = 20
const RADIUS = 13

/** Threat as a dial that fills up to 20, and what it rises by each round. */
export function ThreatDial() {
  const { campaign, tell } = useCampaign()
  const { threat, threatLevel } = campaign
  const words = tell('strip.threat', { threat, level: threatLevel })
  const around = 2 * Math.PI * RADIUS
  return (
    <p className="ia-threat" title={words}>
      <span className="unseen">{words}</span>
      <svg viewBox="-16 -16 32 32" aria-hidden="true">
        <circle className="ia-threat-ring" r={RADIUS} />
        <circle
          className="ia-threat-now"
          r={RADIUS}
          transform="rotate(-90)"
          strokeDasharray={`${(around * threat) / MOST} ${around}`}
        />
        <text y="5.500">{threat}</text>
      </svg>
      <span aria-hidden="true">
        <b>{tell('strip.threat-short')}</b>
        <small>{tell('strip.level', { level: threatLevel })}</small>
      </span>
    </p>
  )
}
