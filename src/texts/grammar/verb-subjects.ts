/** How the subject of a form to write is named in a hint, and the pronoun that may stand for it (GRA-15). */
import type { ConjugatedTense, ConjugatedWord } from '../../domain/grammar/exercise.ts'
import { quoted } from '../format.ts'

/** «Mes cousines» stands inside the sentence. */
export function subjectInside({ subject }: Pick<ConjugatedWord, 'subject'>): string {
  return quoted(subject.charAt(0).toLocaleLowerCase('fr') + subject.slice(1))
}

const PERSONAL = /^(?:je|j'|tu|ils?|elles?|nous|vous)$/iu

const SEVERAL = /^(?:les|des|ces|[mts]es|nos|vos|leurs|deux|trois|quatre)\s/iu

/** The pronouns that may stand for a subject: «nous» for «mon frère et moi». */
function pronounsFor(subject: string): string {
  if (/\bet moi$/iu.test(subject)) return quoted('nous')
  if (/\bet toi$/iu.test(subject)) return quoted('vous')
  if (/^on$/iu.test(subject)) return quoted('il')
  return SEVERAL.test(subject) || / et /u.test(subject)
    ? `${quoted('ils')} ou ${quoted('elles')}`
    : `${quoted('il')} ou ${quoted('elle')}`
}

/** Empty where the subject is a pronoun already. */
export function replaced(word: Pick<ConjugatedWord, 'subject'>): string {
  return PERSONAL.test(word.subject)
    ? ''
    : `Remplace ${subjectInside(word)} par ${pronounsFor(word.subject)}.`
}

/** The persons with which school recites a tense. */
export function personsOf(tense: ConjugatedTense): string {
  return tense === 'passé simple' ? 'il et ils' : 'je, tu, il, nous, vous, ils'
}
