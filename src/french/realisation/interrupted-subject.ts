/** A subject that another clause parts from its verb: «le château, dont Emma rêve, se cache». */
import type { NounGroup } from '../data/template.ts'
import { textOfParts } from './aspect/time-adverbials.ts'
import type { ClauseState } from './clause-in-progress.ts'

const RELATIVE = /(?:^|[\s'])(?:dont|où|qui|(?:l[ea]s?|au|aux|du|des)quel(?:le)?s?)$/u
const SUBORDINATE =
  /^(?:quand|lorsque?|puisque?|quoique?|si|s|(?:dès|pendant|parce|tant|alors|tandis|aussitôt|bien|avant|après|depuis|chaque fois) que?)$/u

/** «dont», «où», «à qui», the «que» that is a COD, or a conjunction: what opens a clause inside another. */
function opensInnerClause(group: NounGroup): boolean {
  const text = textOfParts(group.parts).replace(/'$/u, '')
  if (group.role === 'S') return false
  if (group.role === 'J') return SUBORDINATE.test(text) || RELATIVE.test(text)
  return RELATIVE.test(text) || (group.role === 'O' && /^que?$/u.test(text))
}

/** A clause that opens before the subject has had its verb keeps it waiting. */
export function noteInnerClause(group: NounGroup, state: ClauseState): void {
  if (state.interrupted !== null || state.waiting.length === 0 || !opensInnerClause(group)) return
  const { subject, mainSubject, character } = state
  const { subjectMayChange, includesProtagonist, somebodyElse } = state
  state.interrupted = {
    subject,
    mainSubject,
    character,
    subjectMayChange,
    includesProtagonist,
    somebodyElse,
  }
}

/** Before a verb that no subject of the inner clause waits for: it is that of the subject which was interrupted. */
export function takeUpSubject(state: ClauseState): void {
  const isOfInnerClause = state.waiting.length > 0 || state.relative || state.joined
  if (state.interrupted === null || isOfInnerClause) return
  Object.assign(state, state.interrupted)
  state.interrupted = null
}
