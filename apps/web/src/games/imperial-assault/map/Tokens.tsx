import { NONE, TOKEN_COLORS } from '@dejarik/imperial-assault'
import { objectHealth } from '@dejarik/imperial-assault/campaign'
import { controllerOfSpace } from '@dejarik/imperial-assault/preview'
import { usePiece } from '../../../board/thing/usePiece.ts'
import { campaignWords } from '../campaign/text/index.ts'
import { nameOfFace, nameOfToken } from '../names.ts'
import { useTable } from '../TableContext.tsx'
import { boxOfSpace, middleOf, type Projection } from './projection.ts'
import { TokenGlyph } from './TokenGlyph.tsx'

/** Terminals and what else the mission has laid out, each with who controls it. */
export function Tokens({ to }: { to: Projection }) {
  const { view } = useTable()
  return view.tokens.map(
    // biome-ignore lint/suspicious/noArrayIndexKey: a token is its number
    (token, id) => token.space !== NONE && <TokenOnMap key={id} to={to} token={id} />,
  )
}

function TokenOnMap({ to, token }: { to: Projection; token: number }) {
  const { view, state, mission, me, language, say } = useTable()
  const { can, lit, handlers } = usePiece(`token:${token}`)
  const { kind, space, damage, seat, value, strain, color, facedown } = view.tokens[token]
  const printed = mission?.tokenKinds[kind]
  if (printed === undefined) return null
  const { x, y } = middleOf(boxOfSpace(to, space))
  const holder = seat === NONE ? controllerOfSpace(state, space) : seat
  const whose = holder === NONE ? 'none' : holder === me ? 'own' : 'foe'
  const name = nameOfToken(view, token, language)
  const health = objectHealth(state, token)
  const words = say('token.label', {
    name,
    whose,
    left: (health ?? 0) - damage,
    health: health ?? 0,
  })
  const label =
    strain > 0 ? `${words}, ${campaignWords(language)('token.strain', { successes: strain })}` : words
  const body = (
    <>
      <rect className="ia-token-plate" x="-14" y="-14" width="28" height="28" rx="5" />
      <TokenGlyph kind={printed.id} name={name} />
      {facedown && (
        <g className="ia-token-face" data-face="down">
          <circle className="ia-token-disc" cx="11" cy="-11" r="6" />
          <text className="ia-token-letters" x="11" y="-8">
            ?
          </text>
        </g>
      )}
      {!facedown && color !== NONE && (
        <g className="ia-token-face" data-face={TOKEN_COLORS[color]}>
          <circle className="ia-token-disc" cx="11" cy="-11" r="6" />
          <text className="ia-token-letters" x="11" y="-8">
            {nameOfFace(TOKEN_COLORS[color], language).slice(0, 2)}
          </text>
        </g>
      )}
      {whose !== 'none' && (
        <path className="ia-token-holder" d={whose === 'own' ? 'M6 14L10 7L14 14Z' : 'M6 8L10 15L14 8Z'} />
      )}
      {health !== null && (
        <g className="ia-token-health">
          <rect x="-14" y="-17" width="16" height="10" rx="3" />
          <text x="-6" y="-9">
            {health - damage}
          </text>
        </g>
      )}
      {value > 0 && (
        <text className="ia-token-value" x="10" y="-6">
          {value}
        </text>
      )}
      {strain > 0 && (
        <text className="ia-token-value" x="-10" y="14">
          {strain}✓
        </text>
      )}
    </>
  )
  const place = { transform: `translate(${x}px, ${y}px)` }
  if (!can)
    return (
      <g className="ia-token" data-whose={whose} style={place}>
        <title>{label}</title>
        {body}
      </g>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button inside of a drawing
    <g
      className="ia-token"
      role="button"
      tabIndex={-1}
      aria-label={label}
      data-thing={`token:${token}`}
      data-whose={whose}
      data-can={can}
      data-lit={lit}
      style={place}
      {...handlers}
    >
      {body}
    </g>
  )
}
