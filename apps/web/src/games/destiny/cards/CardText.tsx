/** Our words for what a card does; each ability on a line of its own. */
export function CardText({ text }: { text: string }) {
  if (text === '') return null
  return (
    <span className="sd-card-text">
      {text.split('\n').map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
}
