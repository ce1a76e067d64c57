import { useState } from 'react'
import { SettingsDialog } from '../settings/SettingsDialog.tsx'
import * as symbols from '../symbols/index.ts'
import { KeysDialog } from '../table/KeysDialog.tsx'
import { ResignDialog } from '../table/ResignDialog.tsx'
import { Toast } from '../table/Toast.tsx'
import { useWords } from '../text/index.ts'
import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { CopyField } from '../ui/CopyField.tsx'
import { Panel } from '../ui/Panel.tsx'
import { RuleChip } from '../ui/RuleChip.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import { Segments } from '../ui/Segments.tsx'
import { Switch } from '../ui/Switch.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { Dialogs } from './Dialogs.tsx'
import { Exhibit, Exhibits } from './Exhibits.tsx'
import { useGalleryWords } from './text/index.ts'

/** What all tables share: controls, symbols, dialogs. */
export function Shell() {
  const say = useGalleryWords()
  return (
    <>
      <p>{say('intro')}</p>
      <Controls />
      <Exhibits title={say('symbols')}>
        {Object.entries(symbols).map(([name, Sign]) => (
          <Exhibit key={name} name={name}>
            <Sign size="2rem" />
          </Exhibit>
        ))}
      </Exhibits>
      <Dialogs
        title={say('dialogs')}
        dialogs={[
          { name: say('dialog.settings'), show: (close) => <SettingsDialog onClose={close} /> },
          { name: say('dialog.keys-table'), show: (close) => <KeysDialog of="table" onClose={close} /> },
          { name: say('dialog.keys-replay'), show: (close) => <KeysDialog of="replay" onClose={close} /> },
          {
            name: say('dialog.resign'),
            show: (close) => <ResignDialog goesOn={false} onClose={close} onResign={close} />,
          },
        ]}
      />
    </>
  )
}

type Which = 'one' | 'other'

function Controls() {
  const words = useWords()
  const say = useGalleryWords()
  const [which, setWhich] = useState<Which>('one')
  const [on, setOn] = useState(true)
  const [query, setQuery] = useState('')
  const [isRefused, setRefused] = useState(true)
  return (
    <Exhibits title={say('controls')}>
      {(['main', 'plain', 'quiet', 'danger'] as const).map((kind) => (
        <Exhibit key={kind}>
          <Button kind={kind} hotkey="1">
            {say(`controls.${kind}`)}
          </Button>
          <Button kind={kind} size="small">
            {say(`controls.${kind}`)}
          </Button>
          <Button kind={kind} disabled>
            {say('controls.off')}
          </Button>
        </Exhibit>
      ))}
      <Exhibit>
        <Chip tone="own" icon={<symbols.OwnMark size="0.9em" />}>
          {say('controls.own')}
        </Chip>
        <Chip tone="foe" icon={<symbols.FoeMark size="0.9em" />}>
          {say('controls.foe')}
        </Chip>
        <Chip icon={<symbols.NeutralMark size="0.9em" />}>{say('controls.nobody')}</Chip>
        <Chip tone="good">{say('controls.good')}</Chip>
        <Chip tone="bad">{say('controls.bad')}</Chip>
        <RuleChip id="db.purchase.4" label={words('rules.rule')} onOpen={() => {}} />
      </Exhibit>
      <Exhibit>
        <Segments<Which>
          label={say('controls.choice')}
          value={which}
          segments={[
            { value: 'one', label: say('controls.one') },
            { value: 'other', label: say('controls.other') },
          ]}
          onChange={setWhich}
        />
        <Switch label={say('controls.switch')} hint={say('controls.hint')} on={on} onChange={setOn} />
      </Exhibit>
      <Exhibit>
        <SearchField label={words('cards.search')} query={query} onChange={setQuery} />
        <CopyField label={words('replay.link')} text="https://…" />
      </Exhibit>
      <Exhibit>
        <Tabs<Which>
          label={say('controls.choice')}
          tabs={[
            { id: 'one', label: say('controls.one'), icon: <symbols.Scroll /> },
            { id: 'other', label: say('controls.other'), news: true },
          ]}
          current={which}
          onChange={setWhich}
        >
          <Panel title={say('controls.one')}>{say('controls.text')}</Panel>
        </Tabs>
      </Exhibit>
      <Exhibit size="whole">
        {isRefused && (
          <Toast
            toast={{ text: say('controls.hint'), rule: 'db.purchase.4', tone: 'no' }}
            onClose={() => setRefused(false)}
            openRule={() => {}}
          />
        )}
      </Exhibit>
    </Exhibits>
  )
}
