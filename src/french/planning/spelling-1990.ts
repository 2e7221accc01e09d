/** Words given in the spelling of 1990 that the tables know by the other one; a word stays as it was typed. */
import { traditionalSpelling } from '../../domain/copy/text/spelling-1990.ts'
import type { Language } from '../language.ts'

/** «connaitre», «ile», «aout»: the circumflex that i and u may lose. */
function withCircumflex(form: string): string[] {
  return Array.from(form, (letter, at) => {
    const hat = letter === 'i' ? 'î' : letter === 'u' ? 'û' : null
    return hat === null ? null : form.slice(0, at) + hat + form.slice(at + 1)
  }).filter((candidate) => candidate !== null)
}

/** Forms that the tables or the lexicon know instead of one that the tables do not know. */
export function otherSpellings(form: string, language: Language): string[] {
  const listed = traditionalSpelling(form)
  if (listed !== null) return [listed]
  const isWord = language.lexicon.has(form)
  // «boite» is a form of «boiter» too: only a word of the tables outdoes it.
  return withCircumflex(form).filter(
    (candidate) =>
      language.nounForms.has(candidate) || (!isWord && language.lexicon.has(candidate)),
  )
}
