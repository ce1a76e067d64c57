/** What other people's clients must know; `scripts/schemas.ts` makes JSON Schemas of it. */
import type * as Deckbuilding from '@dejarik/deckbuilding'
import type * as Destiny from '@dejarik/destiny'
import type * as ImperialAssault from '@dejarik/imperial-assault'
import type { ServerMessage } from '@dejarik/protocol'
import type * as Xwing from '@dejarik/xwing'

interface Messages {
  /** What the server says over the socket. */
  readonly message: ServerMessage
}

/** `view` of a table, by what its seat may see, and `options` of a match. */
interface Shown<View, Options> {
  readonly view: View
  readonly options: Options
}

type DeckbuildingSchemas = Shown<Deckbuilding.View, Deckbuilding.DeckbuildingOptions>
type DestinySchemas = Shown<Destiny.View, Destiny.DestinyOptions>
type XwingSchemas = Shown<Xwing.View, Xwing.XwingOptions>
type ImperialAssaultSchemas = Shown<ImperialAssault.View, ImperialAssault.ImperialAssaultOptions>

/** By the name of the type, which the generator goes by. */
export interface Described {
  readonly Messages: Messages
  readonly DeckbuildingSchemas: DeckbuildingSchemas
  readonly DestinySchemas: DestinySchemas
  readonly XwingSchemas: XwingSchemas
  readonly ImperialAssaultSchemas: ImperialAssaultSchemas
}
