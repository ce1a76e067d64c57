/** First parts of long names, in both languages; not every browser knows where to break them. */
const FIRST_PARTS = [
  ...['Hammer', 'Inter', 'Snow', 'Storm'],
  ...['Abfang', 'Blockade', 'Kopfgeld', 'Landungs', 'Rebellen', 'Revolver', 'Rodia', 'Schnee', 'Segel'],
  ...['Sternen', 'Sturm', 'Tempel', 'Todes'],
]
const BREAKS = new RegExp(`(${FIRST_PARTS.join('|')})(?=\\p{Ll}{3})`, 'gu')

/** A name with soft hyphens, so that a narrow card breaks it where a reader would. */
export function breakable(name: string): string {
  return name.replace(BREAKS, '$1\u00ad')
}
