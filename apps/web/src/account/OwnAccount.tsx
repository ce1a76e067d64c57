import { isRefusal } from '@dejarik/kernel'
import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useState } from 'react'
import { becomeStranger } from '../session/guest.ts'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../text/index.ts'
import { Button } from '../ui/Button.tsx'
import { CopyField } from '../ui/CopyField.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Panel } from '../ui/Panel.tsx'
import type { Shared } from './AccountScreen.tsx'
import {
  type Account,
  addPasskey,
  deviceCode,
  exported,
  forget,
  newCodes,
  signOut,
  signOutOthers,
} from './api.ts'

export function OwnAccount({ account, attempt, codes, onCodes }: Shared & { account: Account }) {
  const say = useWords()
  const [code, setCode] = useState<string | null>(null)
  const [deleting, setDeleting] = useState(false)
  const leave = async (deed: Promise<unknown>) => {
    if (isRefusal(await deed)) return
    becomeStranger()
    location.reload()
  }
  return (
    <>
      {codes.length > 0 && (
        <Panel className="account-codes" title={say('account.codes')}>
          <p>{say('account.codes-text')}</p>
          <CopyField label={say('account.codes')} text={codes.join('\n')} rows={codes.length} />
          <Button onClick={() => onCodes([])}>{say('account.codes-done')}</Button>
        </Panel>
      )}
      <Panel title={account.name}>
        <p>{say('account.own-text')}</p>
        {code === null ? (
          <Button kind="main" onClick={async () => setCode(await attempt(deviceCode()))}>
            {say('account.other-device')}
          </Button>
        ) : (
          <p role="status">
            {say('account.type-code')} <strong className="account-number">{code}</strong>
          </p>
        )}
      </Panel>
      <Panel title={say('account.devices')}>
        <Made
          list={account.devices.map((one) => ({ ...one, note: one.own ? say('account.this-one') : '' }))}
        />
        {account.devices.length > 1 && (
          <Button onClick={() => void attempt(signOutOthers())}>{say('account.out-others')}</Button>
        )}
        <Button onClick={() => void leave(attempt(signOut()))}>{say('account.out')}</Button>
      </Panel>
      <Panel title={say('account.keys')}>
        <Made list={account.passkeys} />
        {browserSupportsWebAuthn() && (
          <Button onClick={() => void attempt(addPasskey())}>{say('account.add-key')}</Button>
        )}
        <p>{say('account.codes-left', { count: account.recovery })}</p>
        <Button onClick={async () => onCodes((await attempt(newCodes())) ?? [])}>
          {say('account.new-codes')}
        </Button>
      </Panel>
      <Panel title={say('account.data')}>
        <Button onClick={() => void save(attempt(exported()))}>{say('account.export')}</Button>
        <Button kind="danger" onClick={() => setDeleting(true)}>
          {say('account.delete')}
        </Button>
      </Panel>
      {deleting && (
        <Dialog
          title={say('account.delete')}
          closeLabel={say('close')}
          width="narrow"
          onClose={() => setDeleting(false)}
          actions={
            <Button kind="danger" onClick={() => void leave(forget())}>
              {say('account.delete-now')}
            </Button>
          }
        >
          <p>{say('account.delete-text')}</p>
        </Dialog>
      )}
    </>
  )
}

function Made({ list }: { list: readonly { label: string; made: number; note?: string }[] }) {
  const { language } = useSettings()
  return (
    <ul className="account-list">
      {list.map(({ label, made, note }) => (
        <li key={`${label} ${made}`}>
          <span>{label}</span> <small>{new Date(made).toLocaleDateString(language)}</small>
          {note && <small> · {note}</small>}
        </li>
      ))}
    </ul>
  )
}

/** As a file of this device. */
async function save(text: Promise<string | null>): Promise<void> {
  const file = await text
  if (file === null) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([file], { type: 'application/json' }))
  link.download = 'dejarik.json'
  link.click()
  URL.revokeObjectURL(link.href)
}
