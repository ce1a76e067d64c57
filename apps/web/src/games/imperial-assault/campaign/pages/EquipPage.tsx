import { REBELS } from '@dejarik/imperial-assault'
import { cardOf } from '@dejarik/imperial-assault/campaign'
import type { ItemKind } from '@dejarik/imperial-assault/facts'
import { CampaignCard } from '../cards/CampaignCard.tsx'
import { CardSign } from '../cards/CardSign.tsx'
import { CardState, stateOfHeld } from '../cards/CardState.tsx'
import { DeedButton } from '../DeedButton.tsx'
import { deedsOf } from '../deeds.ts'
import { rankOfCard } from '../hero/HeroSheet.tsx'
import { cardsOfHero, heroAt } from '../hero/heroes.ts'
import { useCampaign } from '../useCampaign.ts'

/** ia.item-cards.13 */
const MOST: readonly (readonly [kind: ItemKind, most: number])[] = [
  ['armor', 1],
  ['weapon', 2],
  ['equipment', 3],
]

/** Items of all heroes side by side: they change hands, modifications go on weapons, what is too much stays behind. */
export function EquipPage() {
  const { campaign, options, view, tell } = useCampaign()
  const [done] = deedsOf(options, 'done')
  return (
    <section>
      <h2>{tell('equip.title')}</h2>
      <p className="ia-lead">{tell('equip.text')}</p>
      {done !== undefined && (
        <p className="ia-page-done">
          <DeedButton at={done.at}>{tell('equip.done')}</DeedButton>
        </p>
      )}
      <div className="ia-columns ia-equip-columns">
        {campaign.heroes.map((id, hero) => (
          <HeroItems key={id} hero={hero} />
        ))}
      </div>
      {view.side !== REBELS && <p className="ia-lead">{tell('equip.closed')}</p>}
    </section>
  )
}

function HeroItems({ hero }: { hero: number }) {
  const { view, tell, language } = useCampaign()
  const items = cardsOfHero(view, hero, rankOfCard).filter((id) => {
    const { item, kind } = cardOf(view.held[id].card).facts
    return item !== null && kind !== 'supply'
  })
  const count = (kind: ItemKind): number =>
    items.filter((id) => !view.held[id].away && cardOf(view.held[id].card).facts.item?.kind === kind).length
  const tooMuch = MOST.some(([kind, most]) => count(kind) > most)
  const loose = items.filter((id) => view.held[id].on < 0)
  return (
    <section className="ia-box">
      <h3>
        {heroAt(view, hero)?.name[language]}
        {tooMuch && <small className="ia-hero-flag">{tell('equip.too-much')}</small>}
      </h3>
      <p className="ia-equip-limits">
        {MOST.map(([kind, most]) => (
          <span key={kind} data-over={count(kind) > most}>
            {tell('equip.count', { kind: tell(`item.${kind}`), count: count(kind), most })}
          </span>
        ))}
      </p>
      <ul className="ia-equip-items">
        {loose.flatMap((id) => [
          <EquipItem key={id} held={id} />,
          ...items.filter((mod) => view.held[mod].on === id).map((mod) => <EquipItem key={mod} held={mod} />),
        ])}
      </ul>
    </section>
  )
}

function EquipItem({ held }: { held: number }) {
  const { view, deeds, options, show, tell, language } = useCampaign()
  const one = view.held[held]
  const { facts } = cardOf(one.card)
  const own = deeds.get(`held:${held}`) ?? []
  return (
    <li className="ia-equip-item" data-can={own.length > 0} data-on={one.on >= 0}>
      <CardSign card={one.card} />
      <button
        type="button"
        className="ia-equip-name"
        onClick={() =>
          show({
            title: facts.name[language],
            textOnly: true,
            body: () => <CampaignCard card={one.card} language={language} />,
          })
        }
      >
        {facts.name[language]}
      </button>
      <CardState state={stateOfHeld(one)} language={language} />
      {own.length > 0 && (
        <span className="ia-equip-deeds">
          {own.map((at) => (
            <DeedButton key={at} at={at}>
              {words(at)}
            </DeedButton>
          ))}
        </span>
      )}
    </li>
  )

  function words(at: number): string | undefined {
    const option = options[at]
    switch (option.do) {
      case 'give':
        return tell('equip.give', { name: heroAt(view, option.hero)?.name[language] ?? '' })
      case 'fit':
        return tell('equip.fit', { name: cardOf(view.held[option.on].card).facts.name[language] })
      case 'take-off':
      case 'leave':
      case 'bring':
        return tell(`equip.${option.do}`)
      default:
        return undefined
    }
  }
}
