import { useId } from 'react'
import { Bell } from '../../symbols/index.ts'
import { useWords } from '../../text/index.ts'
import { Button } from '../../ui/Button.tsx'
import type { RecurringWindow } from '../contract.ts'
import type { Windows } from './useWindows.ts'
import './windows.css'

/** At a question that comes again and again: when it is to be put. */
export function WindowMenu({ window, windows }: { window: RecurringWindow; windows: Windows }) {
  const say = useWords()
  const menu = useId()
  const { id, name, round, conditions } = window
  const close = () => document.getElementById(menu)?.hidePopover()
  return (
    <>
      <Button
        kind="quiet"
        icon={<Bell />}
        aria-label={say('window.ask')}
        title={say('window.ask')}
        popoverTarget={menu}
      />
      <div id={menu} popover="auto" className="menu window-menu">
        <p>{name}</p>
        <Button
          kind="quiet"
          onClick={() => {
            close()
            windows.wish({ id, name, how: 'not-this-round', round })
          }}
        >
          {say('window.not-this-round')}
        </Button>
        {conditions.map(({ id: condition, label }) => (
          <Button
            key={condition}
            kind="quiet"
            onClick={() => {
              close()
              windows.wish({ id, name, how: 'only-if', condition, label })
            }}
          >
            {label}
          </Button>
        ))}
        <Button
          kind="quiet"
          onClick={() => {
            close()
            windows.takeBack(id)
          }}
        >
          {say('window.always')}
        </Button>
      </div>
    </>
  )
}

/** In the table's menu: all that was said, and how to take it back. */
export function WishList({ windows: { wishes, takeBack } }: { windows: Windows }) {
  const say = useWords()
  if (wishes.length === 0) return null
  return (
    <ul className="wishes" aria-label={say('window.list')}>
      {wishes.map(({ id, name, how, label }) => (
        <li key={id}>
          <span>
            {name}: {how === 'only-if' && label !== undefined ? label : say('window.not-this-round')}
          </span>
          <Button size="small" aria-label={say('window.always-name', { name })} onClick={() => takeBack(id)}>
            {say('window.always')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
