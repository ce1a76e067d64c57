import { buildText } from '@dejarik/imperial-assault/build'
import { factName } from '@dejarik/imperial-assault/facts'
import type { BuilderKit } from '../../../build/BuilderContext.tsx'
import { titleOf } from './card.ts'
import { WholeCard } from './cards/WholeCard.tsx'
import { says } from './text/index.ts'

/** What Imperial Assault brings to its builder. */
export const KIT: BuilderKit = {
  game: {
    id: 'imperial-assault',
    text: buildText,
    nameOf: (id, language) => factName(id, language) ?? id,
  },
  says,
  nameOf: ({ type, id }, language) => titleOf(type, id, language),
  WholeCard,
}
