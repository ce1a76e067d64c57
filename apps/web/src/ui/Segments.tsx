import { useId } from 'react'
import './segments.css'

export interface Segment<T extends string> {
  readonly value: T
  readonly label: string
  /** Read aloud and shown on pointing, where the label is a sign. */
  readonly title?: string
}

export interface SegmentsProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly segments: readonly Segment<T>[]
  readonly onChange: (value: T) => void
  /** The label is for screen readers only. */
  readonly bare?: boolean
}

/** One of a few, all in sight. */
export function Segments<T extends string>({ label, value, segments, onChange, bare }: SegmentsProps<T>) {
  const name = useId()
  return (
    <fieldset className="segments">
      <legend className={bare ? 'unseen' : 'segments-legend'}>{label}</legend>
      <div className="segments-row">
        {segments.map((segment) => (
          <label key={segment.value} className="segment" title={segment.title}>
            <input
              type="radio"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
              aria-label={segment.title ?? segment.label}
            />
            <span>{segment.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
