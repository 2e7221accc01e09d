/** The pronoun that a child puts in the place of a subject, to hear with whom the verb agrees. */
import type { Language } from '../../data/language.ts'
import type { VerbSubject } from '../../parsing/subject-group.ts'

/** «enfants», «élèves»: people with one form for both genders, of whom one says «ils»; «tours» are two nouns. */
function isEpicene({ core }: VerbSubject, { lexicon, nouns }: Language): boolean {
  const found = core
    .split(/[\s']/u)
    .flatMap((form) => lexicon.analyse(form))
    .filter(({ nature }) => nature === 'nom')
  const isThing = (lemma: string): boolean =>
    nouns.get(lemma)?.every(({ nounClass }) => !/^(?:personne|animal)/u.test(nounClass)) === true
  return found.length > 0 && found.every(({ gender, lemma }) => gender === null && !isThing(lemma))
}

/** Both pronouns for «deux tours», of which nothing tells the gender; null for a pronoun. */
export function pronounFor(
  subject: VerbSubject,
  pronoun: string,
  language: Language,
): string | null {
  const { gender, relation, number, person, text } = subject
  if (relation === 'pronoun' || text === pronoun) return null
  const isNoun = relation !== 'coordinated' && / /u.test(text)
  const isName = /^\p{Lu}\p{Ll}+$/u.test(text) && relation !== 'coordinated'
  if (gender === null && isName && number === 's' && person === 3) return 'il ou elle'
  const isEither = gender === null && isNoun && number === 'p' && person === 3
  return isEither && !isEpicene(subject, language) ? 'ils ou elles' : pronoun
}
