/** What every part of a builder needs: the language, its sentences, and the card that is looked at. */
import type { Game, Language } from '@dejarik/kernel'
import { Phrasebook, type Speaker, sayRefusal, shared } from '@dejarik/text'
import { type ComponentType, createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { useSettings } from '../settings/settings.ts'
import { CardDialog } from './CardDialog.tsx'
import type { ShellSay } from './text/index.ts'
import './builder.css'
import './cards.css'
import './pool/pool.css'

export interface CardRef {
  /** For games with several kinds of ids. */
  readonly type: string
  readonly id: string
}

/** What a builder needs of its game: less than a match does, so that armies can be built before they can fight. */
export type BuiltGame = Pick<Game, 'id' | 'text' | 'nameOf'>

/** What a game brings to its builder. */
export interface BuilderKit {
  readonly game: BuiltGame
  readonly says: { readonly [L in Language]: ShellSay }
  nameOf(card: CardRef, language: Language): string
  /** A card with everything on it. */
  readonly WholeCard: ComponentType<{ card: CardRef }>
}

interface Looked {
  readonly card: CardRef | null
}

/** Says what is wrong. */
export type BuilderSpeaker = Pick<Speaker, 'say' | 'refusal'>

export interface BuilderTable {
  readonly kit: BuilderKit
  readonly language: Language
  readonly say: ShellSay
  readonly speaker: BuilderSpeaker
  /** Opens a card at full size. */
  open(card: CardRef): void
  /** The card under the pointer or the focus. A store, so that pointing redraws the inspector alone. */
  readonly looked: StoreApi<Looked>
}

const Context = createContext<BuilderTable | null>(null)

export function useBuilderTable(): BuilderTable {
  const table = useContext(Context)
  if (table === null) throw new Error('outside of the builder')
  return table
}

export function useLookedCard(): CardRef | null {
  return useStore(useBuilderTable().looked, ({ card }) => card)
}

/** For whatever stands for a card: pointing and focusing show it in the inspector. */
export function useLook(card: CardRef): { onPointerEnter(): void; onFocus(): void } {
  const { looked } = useBuilderTable()
  const look = () => {
    const now = looked.getState().card
    if (now?.id !== card.id || now.type !== card.type) looked.setState({ card })
  }
  return { onPointerEnter: look, onFocus: look }
}

function speakerOf(game: BuiltGame, language: Language): BuilderSpeaker {
  const book = new Phrasebook(language, [game.text, shared], (id, reader) => game.nameOf(id, reader))
  return { say: (message) => book.say(message), refusal: (refusal) => sayRefusal(book, refusal) }
}

export function BuilderProvider({ kit, children }: { kit: BuilderKit; children: ReactNode }) {
  const { language } = useSettings()
  const [opened, open] = useState<CardRef | null>(null)
  const [looked] = useState(() => createStore<Looked>(() => ({ card: null })))
  const table = useMemo(
    (): BuilderTable => ({
      kit,
      language,
      say: kit.says[language],
      speaker: speakerOf(kit.game, language),
      open,
      looked,
    }),
    [kit, language, looked],
  )
  return (
    <Context value={table}>
      {children}
      {opened !== null && <CardDialog card={opened} onClose={() => open(null)} />}
    </Context>
  )
}
