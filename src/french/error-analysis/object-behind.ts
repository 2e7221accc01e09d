/** A pronominal verb whose object stands behind it: its participle agrees with nothing. */
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import { spanText } from '../parsing/subject-group.ts'
import { type AgreementCase, plainForm } from './agreement-control.ts'

/** «les mains» of «elle s'est lavé les mains». */
export function objectBehind({ word, expected, language }: AgreementCase): ErrorExplanation | null {
  const { parsed, auxiliary, at, core } = word
  const group = parsed?.groups.find(({ start }) => start === at + 1)
  if (!parsed || auxiliary?.verb !== 'être' || !auxiliary.reflexive) return null
  if (!group || group.led || plainForm(word, language) !== expected) return null
  if (/[.,;:!?]/u.test(parsed.words[at]?.after ?? '')) return null
  const object = spanText(parsed.words, group.start, group.end)
  const clause = `${spanText(parsed.words, auxiliary.at - 1, at - 1)} ${expected}`
  const who = auxiliary.subject?.core
  const said = who === undefined || who === 'qui' ? clause : `${who} ${clause}`
  return { kind: 'object-behind', expected: core, clause: said, object }
}
