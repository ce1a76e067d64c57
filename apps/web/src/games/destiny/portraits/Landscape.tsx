/** What a battlefield looks like, as far as its name says. */
import type { CardFacts } from '@dejarik/destiny/facts'
import type { ReactNode } from 'react'
import './landscape.css'

const SCENES = {
  snow: (
    <>
      <path className="far" d="M0 60l28-34 20 22 26-36 34 46 22-28 30 34 18-18 22 30v24H0z" />
      <path className="near" d="M0 76c30-12 60-8 96-2s70 4 104-6v32H0z" />
      <path className="dark" d="M22 80l7-18 7 18zM164 78l8-20 8 20zM178 80l6-14 6 14z" />
    </>
  ),
  desert: (
    <>
      <circle className="sun" cx="52" cy="26" r="9" />
      <circle className="sun" cx="76" cy="36" r="6" />
      <path className="far" d="M0 64c30-18 60-20 90-6s80 2 110-10v52H0z" />
      <path className="near" d="M0 82c40-14 70 2 110-6 40-8 60-6 90 2v22H0z" />
      <path className="dark" d="M134 76c0-14 8-20 16-20s16 6 16 20z" />
    </>
  ),
  city: (
    <>
      <path
        className="far"
        d="M0 100V54h16V38h14v20h12V24h12v34h14V40h18V16h8v30h16v18h14V34h14v22h16V28h12v30h14V46h16v54z"
      />
      <path className="near" d="M0 100V72h26V60h18v16h30V64h22v14h36V66h20v12h26V62h22v38z" />
      <path
        className="lit"
        d="M20 46h4v3h-4zM46 34h4v3h-4zM96 54h4v3h-4zM142 44h4v3h-4zM172 40h4v3h-4zM34 68h4v3h-4zM128 84h4v3h-4z"
      />
    </>
  ),
  forest: (
    <>
      <path
        className="far"
        d="M0 100V60l10-26 10 26 12-34 14 34 12-24 14 28 14-38 16 38 10-22 14 22 14-34 14 34 12-22 12 24 10-28 12 28v40z"
      />
      <path
        className="near"
        d="M0 100V82l14-24 12 22 16-30 18 30 16-20 18 24 18-32 18 30 16-22 18 24 16-22 20 18v20z"
      />
    </>
  ),
  station: (
    <>
      <path className="far" d="M0 20h200v80H0z" />
      <path className="near" d="M0 100l54-40h92l54 40zM0 0h200L150 22H50z" />
      <path className="lit" d="M70 30h60v16H70zM22 40h12v30H22zM166 40h12v30h-12z" />
      <path className="dark" d="M94 60h12v40H94z" />
    </>
  ),
  water: (
    <>
      <circle className="sun" cx="150" cy="24" r="10" />
      <path className="far" d="M0 60l40-20 24 14 40-26 36 28 60-14v58H0z" />
      <path className="near" d="M0 74h200v26H0z" />
      <path className="lit" d="M20 80h40v2H20zM90 84h50v2H90zM150 78h30v2h-30zM50 90h60v2H50z" />
    </>
  ),
  space: (
    <>
      <circle className="far" cx="140" cy="56" r="46" />
      <path className="near" d="M96 46c30 14 60 14 90 0M94 62c30 14 62 14 92 0" />
      <path
        className="lit"
        d="M20 20h2v2h-2zM44 44h2v2h-2zM70 16h2v2h-2zM30 74h2v2h-2zM64 84h2v2h-2zM88 30h2v2h-2z"
      />
    </>
  ),
} satisfies { readonly [scene: string]: ReactNode }

type Scene = keyof typeof SCENES

const NAMED: readonly (readonly [scene: Scene, words: RegExp])[] = [
  ['snow', /wastes|snow|hoth|ice|starkiller|frozen|echo|jedha|crait/i],
  ['desert', /jakku|tatooine|desert|dune|mos |sand|geonosis|pit|niima|crash|graveyard/i],
  ['forest', /endor|forest|yavin|dagobah|swamp|jungle|kashyyyk|takodana|village|eadu|dathomir|moon/i],
  ['water', /scarif|naboo|kamino|mon cala|lake|beach|mustafar|temple|ahch/i],
  ['space', /orbit|space|asteroid|nebula|field of|death star|starship|fleet/i],
  ['station', /station|base|ship|hangar|bridge|cell|carbon|command|throne|detention|docking|bay|medical/i],
  ['city', /city|coruscant|cantina|palace|market|plaza|canto|senate|docks|shop|garrison|academy/i],
]

export function Landscape({ card: { name, subtitle } }: { card: CardFacts }) {
  const words = `${name.en} ${subtitle?.en ?? ''}`
  const scene = NAMED.find(([, pattern]) => pattern.test(words))?.[0] ?? 'city'
  return (
    <svg
      className="sd-landscape"
      data-scene={scene}
      viewBox="0 0 200 100"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {SCENES[scene]}
    </svg>
  )
}
