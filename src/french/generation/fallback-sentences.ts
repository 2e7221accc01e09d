/** Last resort: a sentence for any word of a kind, from data/fallbacks.templates, declared to the adult. */
import type { Language } from '../data/language.ts'
import type { SimpleTense } from '../morphology/features.ts'
import type { Sentence } from '../sentence.ts'
import type { GenerationContext } from './generation-context.ts'
import type { GivenWord, Interpretation } from './request/interpretation.ts'
import { participleFeatures } from './request/verb-forms.ts'
import { fillTemplate } from './slot-filling/template-filling.ts'

/** Headers of the file, by what a word is. */
const HEADWORDS: Readonly<Partial<Record<Interpretation['kind'], string>>> = {
  name: '<prénom>',
  person: '<personne>',
  neighbour: '<voisin>',
  family: '<famille>',
  year: '<année>',
  number: '<nombre>',
}

type Sense<K extends Interpretation['kind']> = Extract<Interpretation, { kind: K }>

/** «ranger», and «chanter» as well: somebody can do it to everything. */
function isTransitive(lemma: string, { lexicon }: Language): boolean {
  return lexicon.verb(lemma)?.transitive === true
}

function infinitiveHeadword(sense: Sense<'infinitive'>, { lexicon }: Language): string {
  const traits = lexicon.verb(sense.lemma)
  const needsObject = traits?.transitive === true && !traits.intransitive
  if (sense.reflexive) return '<infinitif.réfléchi>'
  return needsObject ? '<infinitif.transitif>' : '<infinitif>'
}

/** «dentaire», «municipal», «nautique»: said of a field, not a quality. */
const OF_FIELD = /(?:aire|al|el|ien|ier|ique|oire)$/u

/** «captif», «peureux», «vantard», «fatigué»: what somebody is. */
const OF_SOMEBODY = /(?:if|eux|eur|ard|ant|é|i|u)$/u

/** Somebody may be it where the tables, or its ending, say so; else something may. */
function adjectiveHeadword(
  { lemma, gender, number }: Sense<'adjective'>,
  { adjectives }: Language,
): string {
  const classes = adjectives.get(lemma)?.classes ?? []
  const form = `${gender ?? 'm'}${number ?? 's'}`
  if (classes.some((name) => /^(?:personne|animal)/u.test(name))) return '<adjectif>'
  if (classes.length === 0 && OF_SOMEBODY.test(lemma)) return '<adjectif>'
  if (classes.length === 0 && OF_FIELD.test(lemma)) return `<adjectif.domaine.${form}>`
  return `<adjectif.chose.${form}>`
}

const OTHERS = /^(?:elles?|ils?)$/u
const REFLEXIVE = /^(?:j|je|tu|ils?|elles?|on|nous|vous)['\s](?:me |te |se |nous |vous |[mts]')/iu

/** «Elles sont tombées», «il est lavé»: with être a verb has no object, whatever it may have otherwise. */
const WITH_ETRE =
  /^(?:je|tu|ils?|elles?|on|nous|vous|j') ?(?:suis|es|est|sommes|êtes|sont|étai\p{L}+|étions|étiez|ser\p{L}+|fu\p{L}+|fû\p{L}+) \p{L}/iu

function finiteHeadword(
  { lemma, subject }: Sense<'finite'>,
  typed: string,
  language: Language,
): string {
  const isAlone = REFLEXIVE.test(typed) || WITH_ETRE.test(typed)
  const alone = isTransitive(lemma, language) && !isAlone ? '' : '.seul'
  if (subject === null) return `<verbe${alone}>`
  if (/^qu(?:e |')/iu.test(typed)) return '<verbe.que>'
  return `<verbe.${OTHERS.test(subject) ? subject : 'autre'}${alone}>`
}

function participleHeadword(sense: Sense<'participle'>, language: Language): string {
  const { gender, number } = participleFeatures(sense, language) ?? { gender: 'm', number: 's' }
  return `<participe.${gender}${number}${isTransitive(sense.lemma, language) ? '' : '.seul'}>`
}

const DETERMINER =
  /^(?:les?|la|une?|des|ce|cet|cette|ces|[mts](?:on|a|es)|[nv]otre|[nv]os|leurs?) |^l'/iu
const PREPOSITION =
  /^(?:(?:à|a|aux?|avec|avant|après|chez|contre|dans|de|derrière|devant|du|en|par|pendant|pour|sans|sous|sur|tout|vers) |d')/iu

/** «dit-il», «leur répondit-elle»: what tells who has spoken. */
const ASIDE = /^(?:(?:me|te|nous|vous|lui|leur|s') ?)?\p{L}+(?:-t)?-(?:ils?|elles?|on)$/iu

/** «dans la cour», and not «en définitive» or «de toute façon»: somebody or something that one can be with, or at. */
function namesThing(form: string, { nouns }: Language): boolean {
  const [last = ''] = /[\p{L}-]+$/u.exec(form.toLocaleLowerCase('fr')) ?? []
  return (nouns.get(last) ?? []).some(({ nounClass }) => !/^(?:abstrait|temps)/u.test(nounClass))
}

/** «code civil», «chaise longue»: gender and number of a noun with its adjective; null for anything else. */
function nounPhrase(form: string, { lexicon }: Language): string | null {
  const [noun = '', adjective = '', ...more] = form.toLocaleLowerCase('fr').split(' ')
  if (more.length > 0) return null
  const qualities = lexicon.analyse(adjective).filter(({ nature }) => nature === 'adjectif')
  const [named] = lexicon
    .analyse(noun)
    .filter(
      ({ nature, gender, number }) =>
        nature === 'nom' &&
        qualities.some((one) => (one.gender ?? gender) === gender && one.number === number),
    )
  return named === undefined ? null : `${named.gender ?? 'm'}${named.number ?? 's'}`
}

/** Frames for forms of two words that no tense of the engine tells, by the tense of their auxiliary: «j'aurai mangé», «tu serais rentré». */
const COMPOUNDS: ReadonlyMap<SimpleTense, string> = new Map([
  ['futur', '<verbe.antérieur>'],
  ['conditionnel', '<verbe.irréel>'],
])

function compoundHeadword(form: string, { lexicon }: Language): string | undefined {
  const [, auxiliary = ''] =
    /^(?:j'|(?:je|tu|on|nous|vous|ils?|elles?) )(\p{L}+) \p{L}+$/u.exec(form) ?? []
  return lexicon.analyse(auxiliary).flatMap(({ lemma, verb }) => {
    const isAuxiliary = verb?.kind === 'finite' && /^(?:avoir|être)$/u.test(lemma)
    return isAuxiliary ? (COMPOUNDS.get(verb.tense) ?? []) : []
  })[0]
}

/** «dans l'espoir que», «encore que»; not «ce que». */
const CONJUNCTION = /^(?!ce |est-ce |qu'est-ce |rien |ne ).* que$/u

function unknownHeadword(form: string, language: Language): string {
  const phrase = nounPhrase(form, language)
  if (phrase !== null) return `<groupe.${phrase}>`
  const compound = compoundHeadword(form, language)
  if (compound !== undefined) return compound
  if (ASIDE.test(form)) return '<incise>'
  if (DETERMINER.test(form)) return '<groupe>'
  if (CONJUNCTION.test(form)) return '<complément.que>'
  if (PREPOSITION.test(form))
    return namesThing(form, language) ? '<complément>' : '<complément.abstrait>'
  if (/[^\p{L}\d-]/u.test(form)) return '<expression>'
  return /[sxz]$/u.test(form) ? '<inconnu.pluriel>' : '<inconnu>'
}

/** The nearest kind first; a noun's class before any noun. */
function headwordsOf(sense: Interpretation, typed: string, language: Language): string[] {
  switch (sense.kind) {
    case 'adjective':
      return [adjectiveHeadword(sense, language)]
    case 'infinitive':
      return [infinitiveHeadword(sense, language)]
    case 'finite':
      return [finiteHeadword(sense, typed, language)]
    case 'participle':
      return [participleHeadword(sense, language)]
    case 'function-word':
      if (sense.nature !== 'adverbe') return ['<outil>']
      return [/ment$/u.test(sense.form) ? '<adverbe.manière>' : '<adverbe>']
    case 'city':
      // «à Le Havre» is no French.
      return [/^les? /iu.test(sense.form) ? '<ville.le>' : '<ville>']
    case 'noun':
      return [`<nom.${sense.noun.nounClass.split('.')[0] ?? ''}>`, '<nom>']
    case 'unknown':
      return [unknownHeadword(sense.form, language)]
    default:
      return [HEADWORDS[sense.kind] ?? '<outil>']
  }
}

/** «il a salé», «brisés»: what is read stands as it was typed, behind «ce que» or «que papa a». */
function placed(sense: Interpretation, typed: string): Interpretation {
  const isWhole = sense.kind === 'participle' || (sense.kind === 'finite' && sense.subject !== null)
  return isWhole ? { kind: 'unknown', form: typed } : sense
}

/** «vendue»: a noun of the tables can be put in a sentence like any other, one that only the lexicon has is a participle first, unless its verb is as rare («nuée»). */
function likelihood(sense: Interpretation, { verbs }: Language): number {
  if (sense.kind === 'noun') return sense.known ? 0 : 2
  if (sense.kind === 'unknown') return 3
  if (sense.kind !== 'participle') return 0
  return verbs.has(sense.lemma) ? 1 : 3
}

/** A sentence that holds the word; null when none can be said of it. */
export function fallbackSentence(word: GivenWord, context: GenerationContext): Sentence | null {
  const { language, random, level } = context
  const hasParticiple = word.interpretations.some(({ kind }) => kind === 'participle')
  const byUse = hasParticiple
    ? word.interpretations.toSorted(
        (one, other) => likelihood(one, language) - likelihood(other, language),
      )
    : word.interpretations
  for (const sense of byUse) {
    const templates = headwordsOf(sense, word.text, language)
      .flatMap((name) => random.shuffle([...(language.fallbacks.get(name) ?? [])]))
      .filter((template) => template.level <= level)
    const interpretation = placed(sense, word.text)
    for (const template of templates) {
      const sentence = fillTemplate(template, { word, interpretation }, context)
      if (sentence !== null) return sentence
    }
  }
  return null
}
