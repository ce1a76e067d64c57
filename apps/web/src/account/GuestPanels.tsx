import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useState } from 'react'
import { NameField } from '../settings/NameField.tsx'
import { useWords } from '../text/index.ts'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import type { Shared } from './AccountScreen.tsx'
import { addPasskey, signIn, signInByCode } from './api.ts'

/** Two ways to an account: a new one, or one that is there already. */
export function GuestPanels({ attempt, onCodes }: Shared) {
  const say = useWords()
  const [code, setCode] = useState('')
  const can = browserSupportsWebAuthn()
  const make = async () => onCodes((await attempt(addPasskey())) ?? [])
  return (
    <>
      <Panel title={say('account.guest')}>
        <p>{say('account.guest-text')}</p>
        <NameField />
        {can ? (
          <Button kind="main" className="start" onClick={() => void make()}>
            {say('account.make')}
          </Button>
        ) : (
          <p>{say('account.no-passkeys')}</p>
        )}
        <p className="account-note">{say('account.make-note')}</p>
      </Panel>
      <Panel title={say('account.known')}>
        <p>{say('account.known-text')}</p>
        {can && <Button onClick={() => void attempt(signIn())}>{say('account.sign-in')}</Button>}
        <form
          className="account-code"
          onSubmit={(event) => {
            event.preventDefault()
            void attempt(signInByCode(code))
          }}
        >
          <label>
            <span>{say('account.code')}</span>
            <input
              value={code}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => setCode(event.target.value)}
            />
          </label>
          <Button type="submit" disabled={code.trim() === ''}>
            {say('account.use-code')}
          </Button>
        </form>
      </Panel>
    </>
  )
}
