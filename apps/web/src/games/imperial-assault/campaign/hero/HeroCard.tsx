import { memo } from 'react'
import { useThing } from '../../../../board/thing/useThing.ts'
import { FigureIcon } from '../../figures/FigureGlyph.tsx'
import { letterOfGroup } from '../../names.ts'
import { useCampaign } from '../useCampaign.ts'
import { Conditions, HeroHealth, HeroStrain, Tokens } from './HeroState.tsx'
import { heroAt, isWoundedFigure } from './heroes.ts'
import '../../../../board/side.css'
import './hero.css'

/** A hero in the column of the own or the hostile side: health, strain, conditions, activation tokens. */
export const HeroCard = memo(function HeroCard({ hero }: { hero: number }) {
  const table = useCampaign()
  const { view, me, looked, look, language, tell, campaign } = table
  const figure = view.figures[hero]
  const group = view.groups[hero]
  // Questions are about a hero's group when it is activated, else about the figure.
  const isAskedFor = table.deeds.has(`figure:${hero}`) && !table.deeds.has(`group:${hero}`)
  const thing = isAskedFor ? `figure:${hero}` : `group:${hero}`
  const { can, lit, handlers } = useThing({
    things: [thing],
    otherwise: () => look(looked === hero ? null : hero),
    reading: { pin: () => look(hero) },
  })
  const isActive = view.activation?.group === hero
  const state = figure.gone ? 'gone' : isActive ? 'active' : group.ready ? 'ready' : 'exhausted'
  const wounded = isWoundedFigure(view, hero)
  const all = campaign.heroes.length === 2 || campaign.second === hero ? 2 : 1
  const isOn = view.round > 0
  return (
    <button
      type="button"
      className="mat-row ia-hero"
      aria-pressed={looked === hero}
      data-thing={thing}
      data-can={can}
      data-lit={lit}
      data-state={state}
      data-wounded={wounded}
      {...handlers}
    >
      <span className="ia-group-letter number">{letterOfGroup(view, hero)}</span>
      <FigureIcon kind={figure.kind} whose={figure.seat === me ? 'own' : 'foe'} />
      <b className="ia-hero-name">{heroAt(view, hero)?.name[language]}</b>
      {isOn && <Tokens ready={(group.ready ? 1 : 0) + group.spare} all={all} />}
      <span className="ia-hero-body">
        <HeroHealth figure={figure} />
        <HeroStrain figure={figure} />
        {figure.gone ? (
          <small className="ia-hero-flag">{tell('hero.withdrawn')}</small>
        ) : (
          wounded && <small className="ia-hero-flag">{tell('hero.wounded')}</small>
        )}
        <Conditions figure={figure} />
      </span>
    </button>
  )
})
