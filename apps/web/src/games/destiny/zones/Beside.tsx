import { LookedBox } from '../inspect/LookedBox.tsx'
import { RerollButton } from './RerollButton.tsx'
import './beside.css'

/** Beside the hand, where there is room: the reroll, and what is pointed at. */
export function Beside() {
  return (
    <div className="sd-beside">
      <RerollButton />
      <LookedBox />
    </div>
  )
}
