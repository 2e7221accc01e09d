/** Last resort: a sentence for any word of a kind, from data/fallbacks.templates, declared to the adult. */
import type { Language } from '../data/language.ts'
import type { Sentence } from '../sentence.ts'
import type { GenerationContext } from './generation-context.ts'
import type { GivenWord, Interpretation } from './request/interpretation.ts'
import { fillTemplate } from './slot-filling/template-filling.ts'

/** Headers of the file, by what a word is. */
const HEADWORDS: Readonly<Record<Interpretation['kind'], string>> = {
  noun: '<nom>',
  adjective: '<adjectif>',
  finite: '<verbe>',
  infinitive: '<infinitif>',
  participle: '<participe>',
  'function-word': '<outil>',
  name: '<prénom>',
  city: '<ville>',
  person: '<personne>',
  neighbour: '<voisin>',
  family: '<famille>',
  year: '<année>',
  number: '<nombre>',
  unknown: '<inconnu>',
}

/** The nearest kind first; a noun's class before any noun. */
function headwordsOf(sense: Interpretation, language: Language): string[] {
  if (sense.kind === 'infinitive') {
    const traits = language.lexicon.verb(sense.lemma)
    const needsObject = traits?.transitive === true && !traits.intransitive && !sense.reflexive
    return [needsObject ? '<infinitif.transitif>' : '<infinitif>']
  }
  if (sense.kind === 'function-word' && sense.nature === 'adverbe')
    return /ment$/u.test(sense.form) ? ['<adverbe.manière>'] : ['<adverbe>', '<outil>']
  // «à Le Havre» is no French.
  if (sense.kind === 'city' && /^les? /iu.test(sense.form)) return ['<ville.le>']
  if (sense.kind !== 'noun') return [HEADWORDS[sense.kind]]
  const root = sense.noun.nounClass.split('.')[0] ?? ''
  return [`<nom.${root}>`, HEADWORDS.noun]
}

/** A sentence that holds the word; null when none can be said of it. */
export function fallbackSentence(word: GivenWord, context: GenerationContext): Sentence | null {
  const { language, random, level } = context
  for (const interpretation of word.interpretations) {
    const templates = headwordsOf(interpretation, language)
      .flatMap((name) => random.shuffle([...(language.fallbacks.get(name) ?? [])]))
      .filter((template) => template.level <= level)
    for (const template of templates) {
      const sentence = fillTemplate(template, { word, interpretation }, context)
      if (sentence !== null) return sentence
    }
  }
  return null
}
