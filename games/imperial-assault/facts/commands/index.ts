import { type CommandFacts, commandFrom } from '../command-card.ts'
import { BOX_COMMANDS } from './boxes.ts'
import { CORE_COMMANDS } from './core.ts'
import { PACK_COMMANDS } from './packs.ts'

export const COMMAND_CARDS: readonly CommandFacts[] = [
  ...CORE_COMMANDS,
  ...BOX_COMMANDS,
  ...PACK_COMMANDS,
].map(commandFrom)
