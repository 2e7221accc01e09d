/** Lines in which an adjective stands in another gender or number than the list gives: «des ânes têtus», where a line has «un âne têtu». */
import type { Language } from '../../../data/language.ts'
import type { NounEntry } from '../../../data/noun-table.ts'
import type { Gender, GrammarNumber } from '../../../morphology/features.ts'
import { adjectiveForm } from '../../../morphology/inflection.ts'
import type { GenerationContext } from '../../generation-context.ts'
import { pluralForm } from '../../request/noun-interpretations.ts'
import type { WordMask } from '../../stories/story-words.ts'
import { hostOf, type LineHost, type LineRequest } from '../line-hosts.ts'
import { type CollectedLine, indexOf } from '../line-index.ts'
import { classesBelow } from '../lines-of-words.ts'

/** The adjective as the list gives it. */
interface GivenAdjective {
  readonly lemma: string
  readonly form: string
  readonly gender: Gender
  readonly number: GrammarNumber
}

/** In the marks of the search. */
const AGREED_COST = 3
/** Lines that are tried for a word. */
const MOST = 12

const PLURAL_DETERMINERS: ReadonlyMap<string, string> = new Map([
  ...['un', 'une'].map((one) => [one, 'des'] as const),
  ...['le', 'la', "l'"].map((one) => [one, 'les'] as const),
  ...['ce', 'cet', 'cette'].map((one) => [one, 'ces'] as const),
  ...['mon', 'ma'].map((one) => [one, 'mes'] as const),
  ...['son', 'sa'].map((one) => [one, 'ses'] as const),
  ...['notre'].map((one) => [one, 'nos'] as const),
])

/** Who may be what is said of a child. */
const SOMEBODY: Readonly<Record<`${Gender}${GrammarNumber}`, string>> = {
  ms: 'mon cousin',
  fs: 'ma cousine',
  mp: 'mes deux cousins',
  fp: 'mes deux cousines',
}

/** What is said again by a pronoun, or of one gender, would have to change as well. */
const LEANING =
  /[[<]| & |[SV]\{(?:ils?|elles?|l[ea]s?|l')[ }]|(?<!\p{L})(?:qui|leurs?|ami|eux)(?!\p{L})/u

const GROUP = /([SO])\{([^{}]*)\}/gu
const WHOLE_CHOICE = /^\(([^()]*)\)$/u
const NAMED =
  /^(l'|\p{L}+ )([\p{L}-]+)(?:\/nom)? ([\p{L}-]+)(?:\/adj)?( (?:de |du |d'|à |au )[^()]*)?$/u

/** «un»: a thing that there may be several of. */
function counted(noun: string, gender: Gender, { nouns }: Language): NounEntry | null {
  const found = (nouns.get(noun) ?? []).find((entry) => entry.gender === gender)
  const isOne = found?.fixedNumber === null && found.determiners.includes('indéfini')
  return found !== undefined && isOne && found.plural !== '' ? found : null
}

/** «un âne têtu», «un gros chien» told of several; null where it is neither. */
function severalOf(wording: string, asked: GivenAdjective, language: Language): string | null {
  const [, determiner = '', first = '', second = '', rest = ''] = NAMED.exec(wording) ?? []
  const plural = PLURAL_DETERMINERS.get(determiner.trim())
  const one = adjectiveForm(asked.lemma, asked.gender, 's', language.lexicon)
  const isBefore = first === one
  if (plural === undefined || (!isBefore && second !== one)) return null
  const noun = counted(isBefore ? second : first, asked.gender, language)
  if (noun === null) return null
  const many = pluralForm(noun, language)
  return isBefore
    ? `${plural === 'des' ? 'de' : plural} ${asked.form}/adj ${many}${rest}`
    : `${plural} ${many} ${asked.form}/adj${rest}`
}

/** The line with the first of its nouns that bears the adjective told of several. */
function ofSeveral(text: string, asked: GivenAdjective, language: Language): string | null {
  for (const [whole, role, content = ''] of text.matchAll(GROUP)) {
    const wordings = WHOLE_CHOICE.exec(content)?.[1]?.split('|') ?? [content]
    for (const wording of wordings) {
      const several = severalOf(wording, asked, language)
      if (several !== null) return text.replace(whole, () => `${role}{${several}}`)
    }
  }
  return null
}

const SUBJECT = /^(l'|\p{L}+ )([\p{L}-]+)$/u

/** «le chat» as the adjective asks it: kept, several, or of the other gender; null where it cannot be. */
function agreedSubject(subject: string, asked: GivenAdjective, language: Language): string | null {
  if (subject === 'héros') return SOMEBODY[`${asked.gender}${asked.number}`]
  const [, determiner = '', word = ''] = SUBJECT.exec(subject) ?? []
  const plural = PLURAL_DETERMINERS.get(determiner.trim())
  const noun = plural === undefined ? null : counted(word, asked.gender, language)
  if (noun === null || plural === undefined) return null
  return asked.number === 'p' ? `${plural} ${pluralForm(noun, language)}` : subject
}

/** «S{le chat} V{être} A{têtu}»: what is said of a subject agrees with it by itself. */
function ofSubject(text: string, asked: GivenAdjective, language: Language): string | null {
  const subjects = [...text.matchAll(/S\{([^{}]*)\}/gu)]
  const [[whole, content = ''] = []] = subjects
  const [said, before = '', after = ''] =
    new RegExp(`A\\{((?:[^{}()]* )?)${asked.lemma}(?:/adj)?((?: [^{}()]*)?)\\}`, 'u').exec(text) ??
    []
  if (subjects.length !== 1 || whole === undefined || said === undefined) return null
  const wordings = WHOLE_CHOICE.exec(content)?.[1]?.split('|') ?? [content]
  for (const wording of wordings) {
    const subject = agreedSubject(wording, asked, language)
    if (subject !== null)
      return text
        .replace(said, () => `A{${before}~${asked.lemma}/adj${after}}`)
        .replace(whole, () => `S{${subject}}`)
  }
  return null
}

function agreed(
  { line: { text } }: CollectedLine,
  asked: GivenAdjective,
  language: Language,
): string | null {
  if (LEANING.test(text)) return null
  return (
    (asked.number === 'p' ? ofSeveral(text, asked, language) : null) ??
    ofSubject(text, asked, language)
  )
}

function givenAdjectives(request: LineRequest): { at: number; asked: GivenAdjective }[] {
  return request.sought.flatMap(({ word: { interpretations } }, at) => {
    const sense = interpretations.find(({ kind }) => kind === 'adjective')
    if (sense?.kind !== 'adjective' || sense.form === sense.lemma) return []
    const { lemma, form, gender, number } = sense
    const [first] = interpretations
    if (first !== sense && first?.kind === 'finite' && first.subject !== null) return []
    return [{ at, asked: { lemma, form, gender: gender ?? 'm', number: number ?? 's' } }]
  })
}

/** «fier» beside «fière»: what is agreed with one is not the other. */
function otherForms(lemma: string, at: number, { sought }: LineRequest): WordMask {
  return sought.reduce((mask, { word: { interpretations } }, number) => {
    const isOther = interpretations.some((one) => one.kind === 'adjective' && one.lemma === lemma)
    return isOther && number !== at ? mask | (1 << number) : mask
  }, 0)
}

/** For each adjective given in the feminine or the plural, lines that have it otherwise. */
export function agreedHosts(request: LineRequest, context: GenerationContext): LineHost[] {
  const { language, random } = context
  const { lines, written } = indexOf(language.collections)
  return givenAdjectives(request).flatMap(({ at, asked }) => {
    const one = adjectiveForm(asked.lemma, asked.gender, 's', language.lexicon)
    const numbers = new Set([one, asked.lemma].flatMap((form) => written.of(form)))
    const found = [...numbers].flatMap((number) => lines[number] ?? [])
    return random
      .shuffle(found.filter(({ collection }) => classesBelow(collection, request.level) !== null))
      .flatMap((line) => {
        const text = agreed(line, asked, language)
        return text === null ? [] : [{ ...line, line: { ...line.line, text }, mask: 1 << at }]
      })
      .slice(0, MOST)
      .flatMap((line) => hostOf(line, request, context))
      .map((host) => ({
        ...host,
        written: (host.written | (1 << at)) & ~otherForms(asked.lemma, at, request),
        cost: host.cost + AGREED_COST,
      }))
  })
}
