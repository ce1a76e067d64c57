import { EMPIRE } from '@dejarik/imperial-assault'
import { FoeMark, OwnMark } from '../../../symbols/index.ts'
import { GroupCard } from '../armies/GroupCard.tsx'
import { Backs } from './hands/GroupChip.tsx'
import { HeroCard } from './hero/HeroCard.tsx'
import { useCampaign } from './useCampaign.ts'
import '../../../board/side.css'
import '../armies/army.css'

/** One side of a mission: heroes with their allies, or the Imperial groups that are deployed. */
export function CampaignArmy({ side }: { side: number }) {
  const { view, me, campaign, tell } = useCampaign()
  const own = side === me
  const heroes = side === EMPIRE ? 0 : campaign.heroes.length
  const others = view.groups.flatMap(({ seat, figures }, id) =>
    seat === side && id >= heroes && figures.some((figure) => view.figures[figure].space >= 0) ? [id] : [],
  )
  const { handBacks, reserveBacks } = campaign
  const name = tell(side === EMPIRE ? 'page.empire' : 'page.heroes')
  return (
    <section className="mat-side ia-army" data-whose={own ? 'own' : 'foe'} data-side={side} aria-label={name}>
      <h2>
        {own ? <OwnMark /> : <FoeMark />}
        <span>{name}</span>
      </h2>
      <ul>
        {Array.from({ length: heroes }, (_, hero) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hero is its seat
          <li key={`hero ${hero}`}>
            <HeroCard hero={hero} />
          </li>
        ))}
        {others.map((group) => (
          <li key={group}>
            <GroupCard group={group} />
          </li>
        ))}
      </ul>
      {side === EMPIRE && !own && (
        <dl className="ia-army-backs">
          <dt>{tell('empire.hand')}</dt>
          <dd>
            <Backs {...handBacks} />
          </dd>
          <dt>{tell('empire.reserve')}</dt>
          <dd>
            <Backs {...reserveBacks} />
          </dd>
        </dl>
      )}
    </section>
  )
}
