/** What one has at this server: a guest's seats, or an account that other devices come to as well. */
import { isRefusal, type Refusal } from '@dejarik/kernel'
import { useCallback, useEffect, useState } from 'react'
import { useWords } from '../text/index.ts'
import { Page } from '../ui/Page.tsx'
import { type Account, look } from './api.ts'
import { GuestPanels } from './GuestPanels.tsx'
import { keepInStep } from './keep.ts'
import { OwnAccount } from './OwnAccount.tsx'
import './account.css'

export type Said = Refusal | null

export function AccountScreen() {
  const say = useWords()
  const [account, setAccount] = useState<Account | null | 'unknown'>('unknown')
  const [no, setNo] = useState<Said>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  const again = useCallback(async () => {
    const found = await look()
    if (isRefusal(found)) setNo(found)
    else setAccount(found)
    await keepInStep()
  }, [])
  useEffect(() => void again(), [again])
  /** Does something, and looks what has become of it. */
  const attempt = async <T,>(deed: Promise<T | Refusal>): Promise<T | null> => {
    const end = await deed
    setNo(isRefusal(end) ? end : null)
    if (isRefusal(end)) return null
    await again()
    return end
  }
  const shared = { attempt, codes, onCodes: setCodes }
  return (
    <Page title={say('account.title')}>
      <div className="account">
        <div role="alert">{no !== null && <p className="open-no">{say(wordOf(no))}</p>}</div>
        {account === null && <GuestPanels {...shared} />}
        {account !== null && account !== 'unknown' && <OwnAccount {...shared} account={account} />}
      </div>
    </Page>
  )
}

const WORDS = [
  'account.no-server',
  'account.no-passkey',
  'account.not-verified',
  'account.unknown-passkey',
  'account.unknown-code',
  'account.too-often',
  'account.too-much-kept',
] as const

const wordOf = ({ refused }: Refusal) => WORDS.find((word) => word === refused) ?? 'account.no-server'

/** What the parts of the page share. */
export interface Shared {
  readonly attempt: <T>(deed: Promise<T | Refusal>) => Promise<T | null>
  readonly codes: readonly string[]
  readonly onCodes: (codes: readonly string[]) => void
}
