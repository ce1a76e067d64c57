import './meter.css'

/** Hit points as a bar with a mark for each: what is left, what is gone, what the attack would take. */
export function Meter({
  left,
  all,
  threat = 0,
  thin = false,
}: {
  left: number
  all: number
  threat?: number
  thin?: boolean
}) {
  const hit = Math.min(threat, left)
  const style = { '--all': all, '--left': left - hit, '--threat': hit }
  return (
    <span className="db-meter" data-thin={thin} style={style} aria-hidden="true">
      <span className="db-meter-left" />
      <span className="db-meter-threat" />
    </span>
  )
}
