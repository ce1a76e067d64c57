/** First parts of the long German compounds; not every browser knows where to break them. */
const FIRST_PARTS =
  /(Abfang|Blockade|Großkampf|Imperiale|Kopfgeld|Landungs|Rebellen|Revolver|Schnee|Segel|Sternen|Todes)(?=\p{Ll}{3})/gu

/** A name with soft hyphens, so that a narrow card breaks it where a reader would. */
export function breakable(name: string): string {
  return name.replace(FIRST_PARTS, '$1\u00ad')
}
