/** What every part of the builder needs: the language, its sentences, and the card that is looked at. */
import type { Language } from '@dejarik/kernel'
import { type Speaker, speaker as speakerOf } from '@dejarik/text'
import { xwing } from '@dejarik/xwing'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { useSettings } from '../../../settings/settings.ts'
import { CardDialog } from './cards/CardDialog.tsx'
import { type Say, wordsIn } from './text/index.ts'

export interface CardRef {
  readonly type: 'pilot' | 'upgrade'
  readonly id: string
}

interface Looked {
  readonly card: CardRef | null
}

export interface BuilderTable {
  readonly language: Language
  readonly say: Say
  readonly speaker: Speaker
  /** Opens a card at full size. */
  open(card: CardRef): void
  /** The card under the pointer or the focus. A store, so that pointing redraws the inspector alone. */
  readonly looked: StoreApi<Looked>
}

const Context = createContext<BuilderTable | null>(null)

export function useBuilder(): BuilderTable {
  const table = useContext(Context)
  if (table === null) throw new Error('outside of the builder')
  return table
}

export function useLookedCard(): CardRef | null {
  return useStore(useBuilder().looked, ({ card }) => card)
}

/** For whatever stands for a card: pointing and focusing show it in the inspector. */
export function useLook(card: CardRef): { onPointerEnter(): void; onFocus(): void } {
  const { looked } = useBuilder()
  const look = () => {
    const now = looked.getState().card
    if (now?.id !== card.id || now.type !== card.type) looked.setState({ card })
  }
  return { onPointerEnter: look, onFocus: look }
}

export function BuilderProvider({ children }: { children: ReactNode }) {
  const { language } = useSettings()
  const [opened, open] = useState<CardRef | null>(null)
  const [looked] = useState(() => createStore<Looked>(() => ({ card: null })))
  const table = useMemo(
    (): BuilderTable => ({
      language,
      say: wordsIn(language),
      speaker: speakerOf(xwing, language) as Speaker,
      open,
      looked,
    }),
    [language, looked],
  )
  return (
    <Context value={table}>
      {children}
      {opened !== null && <CardDialog card={opened} onClose={() => open(null)} />}
    </Context>
  )
}
