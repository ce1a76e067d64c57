import { Component, type ReactNode } from 'react'
import { settings } from '../settings/settings.ts'
import { wordsIn } from '../text/index.ts'
import { Button } from './Button.tsx'
import { CopyField } from './CopyField.tsx'
import { Notice } from './Notice.tsx'

/** When drawing itself fails: the match is safe on its shelf, so looking again is all it takes. */
export class Fallen extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    const say = wordsIn(settings.getState().language)
    return (
      <Notice title={say('fallen.title')}>
        <p>{say('fallen.text')}</p>
        <CopyField label={say('fallen.detail')} text={`${error.message}\n${error.stack ?? ''}`} rows={4} />
        <Button kind="main" onClick={() => location.reload()}>
          {say('fallen.again')}
        </Button>
      </Notice>
    )
  }
}
