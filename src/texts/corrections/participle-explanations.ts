/** Why a participle behind avoir, or behind «se», agrees with what stands before it, or with nothing. */
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import { quoted } from '../format.ts'
import type { ExplanationLevel } from './explanation-words.ts'

type Of<Kind extends ErrorExplanation['kind']> = Extract<ErrorExplanation, { kind: Kind }>

/** «un s à la fin» of «pris, prises»: the letter that agreement adds; '' where nothing is added. */
function addedMark({ expected, concerns, asked }: Of<'participle-with-avoir'>): string {
  const plain = asked?.split(' ').at(-1) ?? expected
  const mark = expected.startsWith(plain) ? expected.slice(plain.length) : ''
  if (concerns === 'number') return mark.endsWith('s') ? 'un s à la fin, ' : ''
  if (!mark.startsWith('e')) return ''
  return mark === 'es' ? 'un e avant le s, ' : 'un e à la fin, '
}

/** «plusieurs, donc « achetées »». */
function answerReason(reason: Of<'participle-with-avoir'>): string {
  const { expected, concerns } = reason
  const one = /e$/u.test(expected) ? 'une seule' : 'un seul'
  const number = expected.endsWith('s') ? 'plusieurs' : one
  const plural = /es$/u.test(expected) ? ' pluriel' : ''
  const gender = /es?$/u.test(expected) ? `féminin${plural}` : 'masculin'
  return `${concerns === 'number' ? number : gender}, donc ${addedMark(reason)}${quoted(expected)}`
}

const CLITIC = /^(?:l'|le|la|les)$/u

/** What answers the question stands before avoir. */
function objectReason(one: Of<'participle-with-avoir'>, object: string, question: string): string {
  if (/^(?:rien|tout)$/u.test(object))
    return `${question} La réponse, ${quoted(object)}, n'est ni au féminin ni au pluriel\u00a0: ${quoted(one.expected)}.`
  if (one.isAgain)
    return `De plus, ${one.concerns === 'gender' ? "c'est du" : 'il y en a'} ${answerReason(one)}.`
  return CLITIC.test(object)
    ? `${question} La réponse est ${quoted(object)}, un petit mot placé avant\u00a0: vois quel nom il remplace. Ici, ${answerReason(one)}.`
    : `${question} La réponse, ${quoted(object)}, est écrite avant\u00a0: ${answerReason(one)}.`
}

/** What stands for the subject before a reflexive verb; «se» elsewhere. */
const OWN_CLITIC: Readonly<Record<string, string>> = {
  je: 'me',
  tu: 'te',
  nous: 'nous',
  vous: 'vous',
}

export function avoirReason(one: Of<'participle-with-avoir'>, level: ExplanationLevel): string {
  const { expected, subject, object, concerns, asked } = one
  const question = `Demande ${quoted(`${asked} qui ou quoi\u00a0?`)}`
  if (object !== null) return objectReason(one, object, question)
  if (one.isToOneself)
    return `Ici, ${quoted(OWN_CLITIC[subject ?? ''] ?? 'se')} répond à la question ${quoted('à qui\u00a0?')} Avant le verbe, rien ne répond à ${quoted('qui\u00a0?')} ou ${quoted('quoi\u00a0?')}\u00a0: ${quoted(expected)} ne s'accorde pas.`
  const whom = subject === null ? 'le sujet' : quoted(subject)
  if (asked === null)
    return `Avec le verbe avoir, ${quoted(expected)} ne s'accorde pas avec ${whom}, et rien ne répond à ${quoted('quoi\u00a0?')}\u00a0: sa fin ne change pas.`
  if (!level.startsWith('CM'))
    return `Avec le verbe avoir, la fin ne change pas avec ${whom}\u00a0: ${quoted(expected)}.`
  return concerns === 'gender'
    ? `${question} La réponse n'est pas écrite avant\u00a0: pas de marque du féminin, ${quoted(expected)}.`
    : `${question} Avant le verbe, rien ne répond\u00a0: ${quoted(expected)} ne s'accorde pas avec ${whom}.`
}

export function objectBehindReason({ expected, clause, object }: Of<'object-behind'>): string {
  return `Demande ${quoted(`${clause} quoi\u00a0?`)} La réponse, ${quoted(object)}, vient après le verbe\u00a0: pas d'accord, ${quoted(expected)}.`
}
