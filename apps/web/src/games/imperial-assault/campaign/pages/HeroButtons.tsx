import { FigureIcon } from '../../figures/FigureGlyph.tsx'
import { DeedButton } from '../DeedButton.tsx'
import { deedsOf } from '../deeds.ts'
import { heroAt } from '../hero/heroes.ts'
import { useCampaign } from '../useCampaign.ts'

/** One of the heroes: who gets an item or a reward. */
export function HeroButtons() {
  const { view, options, me, language } = useCampaign()
  return (
    <p className="ia-page-done">
      {deedsOf(options, 'hero').map(({ at, offer }) => {
        const hero = offer.hero ?? 0
        return (
          <DeedButton key={at} at={at}>
            <FigureIcon kind={view.figures[hero].kind} whose={me === 0 ? 'own' : 'foe'} />
            {heroAt(view, hero)?.name[language]}
          </DeedButton>
        )
      })}
    </p>
  )
}
