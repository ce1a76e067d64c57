import type { View } from '@dejarik/imperial-assault'
import { missionOf, stateFrom } from '@dejarik/imperial-assault/preview'
import { FoeMark, OwnMark } from '../../symbols/index.ts'
import type { StandingProps } from '../../table/contract.ts'
import { isChosen } from './campaign/pages/page.ts'
import { campaignWords } from './campaign/text/index.ts'
import { wordsIn } from './text/index.ts'
import './standing.css'

/** The round, of how many where the mission has an end, and who has the initiative; in the line on top. */
export function Standing({ view, language }: StandingProps<View>) {
  const say = wordsIn(language)
  const { round, initiative, side, campaign } = view
  const last = lastRoundOf(view)
  const isOwn = initiative === (side === 1 ? 1 : 0)
  return (
    <div className="ia-standing">
      <p className="ia-round">{round === 0 ? phaseOf(view, language) : say('strip.round', { round })}</p>
      {round > 0 && last !== null && (
        <>
          <p className="ia-round-of">{say('strip.of', { last })}</p>
          <ol className="ia-rounds" aria-hidden="true">
            {Array.from({ length: last }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place
              <li key={i} data-state={i + 1 < round ? 'past' : i + 1 === round ? 'now' : 'coming'} />
            ))}
          </ol>
        </>
      )}
      {campaign === null && (view.step !== 'initiative' || round > 0) && (
        <p className="ia-initiative" data-whose={isOwn ? 'own' : 'foe'}>
          {isOwn ? <OwnMark size="0.9em" /> : <FoeMark size="0.9em" />}
          <span>{say(isOwn ? 'strip.initiative-own' : 'strip.initiative-foe')}</span>
        </p>
      )}
    </div>
  )
}

/** The round at whose end the mission is over, if there is one that everybody knows of. */
export function lastRoundOf(view: View): number | null {
  return view.mission < 0 ? null : (missionOf(stateFrom(view)).campaign?.lastRound ?? null)
}

function phaseOf(view: View, language: StandingProps<View>['language']): string {
  if (view.campaign === null) return wordsIn(language)('strip.setup')
  const tell = campaignWords(language)
  if (view.winners !== null) return tell('summary.title')
  return tell(isChosen(view) ? 'strip.setup' : 'strip.between')
}
