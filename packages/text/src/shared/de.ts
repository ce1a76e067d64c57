import type { Catalogue } from '@dejarik/kernel'

/** Für Vertipper. */
const MEANT = '{meant, select, none {} other {Meinst du „{meant}“? }}'

export const de: Catalogue = {
  'option.yes': 'Ja',
  'option.no': 'Nein',
  'option.pass': 'Passen',
  'option.done': 'Fertig',
  'option.none': 'Keine',

  // Wer von mehreren nichts wählt; ein Spiel sagt es genauer, wo es kann: none.<Frage>.
  'none.other': 'Nichts wählen',

  'revealed.chance': 'der Zufall hat entschieden',
  'revealed.hidden-cards': 'wie es weiterging, verriet etwas über verdeckte Karten',
  'revealed.other': 'etwas Verdecktes ist bekannt geworden',

  'refusal.other': 'Das ist hier nicht erlaubt.',

  // Antworten, die nicht zur Frage passen.
  'refusal.not-an-option':
    'Das steht nicht zur Wahl. {count, plural, one {Es gibt nur eine Möglichkeit: wähle Nummer 1} other {Es gibt {count} Möglichkeiten: wähle eine Nummer von 1 bis {count}}}.',
  'refusal.number-out-of-range': 'Die Zahl muss zwischen {min} und {max} liegen.',
  'refusal.not-a-list': 'Diese Entscheidung braucht eine Liste mit einer Zahl für jedes Gewählte.',
  'refusal.wrong-count':
    '{max, plural, =0 {Hier kann nichts gewählt werden.} other {{exact, select, yes {Wähle genau {max}.} other {{min, select, 0 {Wähle höchstens {max}.} other {Wähle mindestens {min} und höchstens {max}.}}}}}}',
  'refusal.not-ascending':
    'Die Reihenfolge ist hier gleichgültig: nenne das Gewählte von der kleinsten zur größten Nummer.',
  'refusal.chosen-twice': 'Dasselbe wurde zweimal gewählt. Nenne jedes nur einmal.',
  'refusal.share-too-large': 'Ein Anteil passt nicht: hier ist eine ganze Zahl von 0 bis {cap} möglich.',
  'refusal.wrong-total':
    'Die Anteile müssen zusammen {exact, select, yes {{max}} other {mindestens {min} und höchstens {max}}} ergeben.',
  'refusal.others-first': 'Fülle zuerst die anderen auf: nur was übrig bleibt, darf hierhin.',
  'refusal.not-a-place':
    'Ein Ort wird hier als {length, plural, one {eine ganze Zahl} other {{length} ganze Zahlen}} geschrieben.',

  // Antworten zur falschen Zeit.
  'refusal.match-over': 'Die Partie ist zu Ende, es gibt nichts mehr zu entscheiden.',
  'refusal.not-a-seat': 'Diesen Platz gibt es am Tisch nicht.',
  'refusal.not-your-decision': 'Gerade entscheidet jemand anderes. Warte, bis du gefragt wirst.',
  'refusal.other-prompt':
    'Der Tisch fragt inzwischen etwas anderes. Sieh dir die Frage an und beantworte sie.',

  // Rückgängig.
  'refusal.undo-nothing': 'Es gibt noch nichts, was man zurücknehmen könnte.',
  'refusal.undo-not-yours':
    'Die letzte Entscheidung war nicht deine. Wer sie getroffen hat, kann sie zurücknehmen oder zustimmen.',
  'refusal.undo-revealed': 'Das lässt sich nur mit Zustimmung der Gegenseite zurücknehmen: {why}.',

  // Positionen in Worten.
  'refusal.scenario-unknown-word': `Das Wort „{word}“ in {where} bedeutet hier nichts. ${MEANT}Wörter sind {known}.`,
  'refusal.scenario-impossible':
    'Jeder Teil dieser Stellung kann sein, alle zusammen aber nicht: {why}. Ändere, was dazu gehört.',
  'refusal.given-kind':
    '{where}: {value} kann hier nicht stehen. {kind, select, list {Schreibe eine Liste in eckigen Klammern.} object {Schreibe ein Objekt in geschweiften Klammern.} null {Schreibe null.} other {Schreibe es auf eine der Arten, die docs/scenarios.md zeigt.}}',
  'refusal.given-missing': 'In {where} fehlt das Wort „{field}“. Füge es hinzu.',
  'refusal.given-choice': `{where}: {value} ist keines der Wörter, die hier stehen können. ${MEANT}Wörter sind {known}.`,
  'refusal.given-text': '{where}: {value} kann hier nicht stehen. Schreibe einen Text in Anführungszeichen.',
  'refusal.given-flag': '{where}: {value} kann hier nicht stehen. Schreibe true oder false.',
  'refusal.given-range':
    '{where}: {value} kann hier nicht stehen. Schreibe eine ganze Zahl von {min, number, ::group-off} bis {max, number, ::group-off}, ohne Anführungszeichen.',
  'refusal.given-form': '{where}: {value} kann hier nicht stehen. Schreibe etwas wie {example}.',
  'refusal.given-nameless':
    '{where}: Was hier genannt wird, braucht einen Namen. Schreibe einen, der nicht leer ist.',
  'refusal.not-json':
    'Das ist kein vollständiges JSON: es bricht ab oder ist beschädigt. Hole es noch einmal von dort, wo es herkommt.',
  'refusal.given-too-much': '{where}: Das ist mehr, als auf irgendeinem Tisch liegen kann. Lass etwas weg.',

  // Aufzeichnungen.
  'refusal.record-not-json':
    'Das ist keine vollständige Aufzeichnung: ihr Text bricht ab oder ist beschädigt. Kopiere sie noch einmal vom Anfang bis zum Ende.',
  'refusal.record-foreign': 'Das ist keine Aufzeichnung von Dejarik: sie beginnt nicht mit „dejarik“.',
  'refusal.record-format':
    'Diese Aufzeichnung ist im Format {format} geschrieben, das diese Version nicht lesen kann. Ein neueres Dejarik kann es.',
  'refusal.record-field':
    'Das Feld „{field}“ der Aufzeichnung fehlt oder ist beschädigt. Kopiere die Aufzeichnung noch einmal ganz.',
  'refusal.record-answers':
    'Die Antworten der Aufzeichnung sind ab Zeichen {at} nicht lesbar: sie brechen ab oder sind beschädigt. Kopiere die Aufzeichnung noch einmal ganz.',
  'refusal.record-other-game': 'Diese Aufzeichnung gehört zu einem anderen Spiel: {game}.',
  'refusal.record-other-rules':
    'Diese Aufzeichnung wurde nach Regelstand {theirs} gespielt, dieses Dejarik spielt nach {ours}. Sie lässt sich nur mit einem Dejarik jenes Standes abspielen.',
  'refusal.record-unreadable':
    'Die gespeicherte Stellung lässt sich nach den Regeln von heute nicht lesen ({why}). Sie bleibt aufgehoben, wie sie ist.',
  'refusal.record-not-followed': 'Nach den Regeln von heute lässt sich diese Partie nicht mehr nachspielen.',
  'refusal.record-answer': 'Antwort {at} von {of} in dieser Aufzeichnung ist nicht erlaubt: {why}',
  'refusal.record-newer':
    'Die Stellung dieser Aufzeichnung stammt aus einem neueren Dejarik (Schema {theirs}, dieses liest {ours}). Aktualisiere Dejarik, um sie zu öffnen.',
  'refusal.record-no-migration':
    'Die Stellung dieser Aufzeichnung ist zu alt, um sie zu öffnen (Schema {theirs}, dieses Dejarik braucht {ours}).',
}
