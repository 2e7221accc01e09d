/** French typography of a plain text: the spaces that do not break before ; ! ? : and inside « ». */
import { normaliseTyping } from '../generation/request/text-normalisation.ts'

/** One line, NFC, straight apostrophes, single spaces, «…» for three points. */
export function typeset(line: string): string {
  return normaliseTyping(line)
    .replace(/\.{3,}/gu, '…')
    .replace(/[“«]\s*/gu, '«\u00a0')
    .replace(/\s*[”»]/gu, '\u00a0»')
    .replace(/(?<=[\p{L}\d»…)])\s*([;!?]+)/gu, '\u00a0$1')
    .replace(/(?<=[\p{L}»])\s+:/gu, '\u00a0:')
}
