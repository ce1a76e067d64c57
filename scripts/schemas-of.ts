/** What other people's clients must know, by file; `scripts/schemas.ts` writes their JSON Schemas. */
import type * as Deckbuilding from '@dejarik/deckbuilding'
import type * as Destiny from '@dejarik/destiny'
import type * as ImperialAssault from '@dejarik/imperial-assault'
import type { ServerMessage } from '@dejarik/protocol'
import type * as Xwing from '@dejarik/xwing'

export interface Messages {
  /** What the server says over the socket. */
  readonly message: ServerMessage
}

/** `view` of a table, by what its seat may see, and `options` of a match. */
interface Shown<View, Options> {
  readonly view: View
  readonly options: Options
}

export type DeckbuildingSchemas = Shown<Deckbuilding.View, Deckbuilding.DeckbuildingOptions>
export type DestinySchemas = Shown<Destiny.View, Destiny.DestinyOptions>
export type XwingSchemas = Shown<Xwing.View, Xwing.XwingOptions>
export type ImperialAssaultSchemas = Shown<ImperialAssault.View, ImperialAssault.ImperialAssaultOptions>
