/** A conjugated verb of a dictation: its tense and person, its pronoun, a verb that every class knows with the same ending. */
import type { Language } from '../../data/language.ts'
import { simpleForm } from '../../morphology/conjugation.ts'
import type { Analysis, SimpleTense } from '../../morphology/features.ts'
import { startsWithVowelSound } from '../../morphology/vowel-sound.ts'
import { spanText, type VerbSubject } from '../../parsing/subject-group.ts'
import type { ExpectedWord } from '../expected-word.ts'
import { verbEnding } from './verb-ending.ts'

export interface FiniteVerb {
  readonly lemma: string
  readonly tense: SimpleTense
  readonly person: 1 | 2 | 3
  readonly number: 's' | 'p'
}

export interface VerbCase {
  readonly word: ExpectedWord
  readonly expected: string
  readonly written: string
  readonly language: Language
}

export interface ConjugatedVerb extends VerbCase {
  readonly finite: FiniteVerb
}

export function finiteReadings(readings: readonly Analysis[]): FiniteVerb[] {
  return readings.flatMap(({ lemma, verb }) =>
    verb?.kind === 'finite' ? [{ lemma, ...verb }] : [],
  )
}

const COMMONEST = new Set(
  'être avoir aller faire pouvoir vouloir savoir devoir venir voir prendre fondre suivre dire'.split(
    ' ',
  ),
)

const MOODS_LAST: readonly SimpleTense[] = ['impératif', 'subjonctif']

export function isLed({ parsed, at }: ExpectedWord): boolean {
  const before = parsed?.words.slice(Math.max(0, at - 4), at) ?? []
  return before.some(({ lower }) => /^qu(?:e|')$/u.test(lower))
}

/** Words that ask for the subjunctive, before «que». */
const ASKS_SUBJUNCTIVE =
  /^(?:faut|faille|faudra|faudrait|fallait|fallut|veux|veut|voulons|voulez|veulent|voulait|voudrais|voudrait|souhaite|souhaitait|aimerais|aimerait|préfère|attend|attends|attendait|craint|crains|pour|avant|bien|afin|pourvu|sans|quoi|heureux|heureuse|content|contente|contents|contentes|triste|tristes|fier|fière|peur|dommage|possible|impossible|important|nécessaire|temps|exige|exigent|exigeait|ordonne|ordonna|ordonnait|doute|regrette|permet|permets|suffit|afin|condition|veuille|souhaitent|souhaitons|préfèrent|préférons|préférait|aime|aimerait|aimeraient|désire|désirait|demande|demandait)$/u

/** «il faut que nous partions», «jusqu'à ce qu'elle revienne». */
function isSubjunctiveAsked({ parsed, at }: ExpectedWord): boolean {
  const words = parsed?.words ?? []
  const queBefore = (end: number, least: number): number =>
    words.findLastIndex(
      ({ lower }, index) => index < end && index >= least && /^qu(?:e|')$/u.test(lower),
    )
  let que = queBefore(at, at - 4)
  // «il faut que tu viennes et que nous finissions»
  while (que > 0 && /^(?:et|ou|mais|ni)$/u.test(words[que - 1]?.lower ?? ''))
    que = queBefore(que, 0)
  const [before, asks] = [words[que - 2]?.lower, words[que - 1]?.lower ?? '']
  // «jusqu'à ce que», not «il fait ce que».
  return que > 0 && (ASKS_SUBJUNCTIVE.test(asks) || (asks === 'ce' && before === 'à'))
}

/** Its moods last, where nothing before it asks for one. */
export function finiteOf(word: ExpectedWord): FiniteVerb | null {
  const found = finiteReadings(word.readings)
  const own = found.filter(
    ({ person, number }) =>
      word.subject === null || (person === word.subject.person && number === word.subject.number),
  )
  const fitting = own.length > 0 ? own : found
  // «allions» is of «aller», though «allier» has it too.
  const common = fitting.filter(({ lemma }) => COMMONEST.has(lemma))
  const all = common.length > 0 ? common : fitting
  const isMood = ({ tense }: FiniteVerb): boolean => MOODS_LAST.includes(tense)
  const indicative = all.find(({ tense }) => tense === 'présent') ?? all.find((one) => !isMood(one))
  const subjunctive = isLed(word) ? all.find(({ tense }) => tense === 'subjonctif') : undefined
  const asked = isSubjunctiveAsked(word) ? subjunctive : undefined
  const finite = asked ?? indicative ?? subjunctive ?? all[0] ?? null
  // «je n'avais», of which the tagger may keep another person.
  const { person, number, relation } = word.subject ?? {}
  const isPronoun = relation === 'pronoun' || (relation === 'shared' && person !== 3)
  return finite && isPronoun && person && number ? { ...finite, person, number } : finite
}

const PRONOUNS: Readonly<Record<string, string>> = {
  '1s': 'je',
  '2s': 'tu',
  '3s': 'il',
  '1p': 'nous',
  '2p': 'vous',
  '3p': 'ils',
}

export function pronounOf(
  { person, number }: Pick<FiniteVerb, 'person' | 'number'>,
  subject: VerbSubject | null,
): string {
  const pronoun = PRONOUNS[`${person}${number}`] ?? 'il'
  return person === 3 && subject?.gender === 'f' ? pronoun.replace('il', 'elle') : pronoun
}

/** «qu'il ne fasse»: the pronoun that leads a verb tells its person, where its subject was not found. */
export function personLed(
  { subject, sentence, place }: ExpectedWord,
  finite: FiniteVerb,
): Pick<FiniteVerb, 'person' | 'number'> {
  const lead = sentence.slice(0, place).findLast(({ tag }) => !/^(?:O|RN)$/u.test(tag))
  if (subject !== null || !/^S3[sp]/u.test(lead?.tag ?? '')) return finite
  return { person: 3, number: lead?.tag.charAt(2) === 'p' ? 'p' : 's' }
}

/** «j'aime», «ils chantent». */
export function withPronoun(pronoun: string, form: string, language: Language): string {
  const elides = pronoun === 'je' && startsWithVowelSound(form, language.aspirated)
  return elides ? `j'${form}` : `${pronoun} ${form}`
}

const MODELS =
  'chanter parler finir vendre venir voir dire mettre vouloir pouvoir prendre partir avoir être tenir'.split(
    ' ',
  )

function endingOf(form: string, finite: FiniteVerb, language: Language): string | null {
  const own = language.lexicon
    .analyse(form)
    .filter(
      ({ verb }) =>
        verb?.kind === 'finite' &&
        verb.tense === finite.tense &&
        verb.person === finite.person &&
        verb.number === finite.number,
    )
  return verbEnding(form, own)
}

/** A verb that every class knows, with the same ending in the same person and tense. */
export function modelOf(
  finite: FiniteVerb,
  ending: string,
  pronoun: string,
  language: Language,
): string | null {
  // «il mourut», as «il courut».
  for (const lemma of finite.lemma.endsWith('ourir') ? ['courir', ...MODELS] : MODELS) {
    if (lemma === finite.lemma) continue
    const form = simpleForm(lemma, finite.tense, finite, language.lexicon)
    if (form !== null && endingOf(form, finite, language) === ending) {
      return withPronoun(pronoun, form, language)
    }
  }
  return null
}

/** «elle envoit»: an ending that no verb in -er has in the singular of the present. */
export function firstGroup(
  { written }: VerbCase,
  { lemma }: FiniteVerb,
  ending: string,
): string | null {
  const isOfOthers = /^es?$/u.test(ending) && /(?<!en|on|[es])[sxtd]$/u.test(written)
  return isOfOthers && lemma.endsWith('er') ? lemma : null
}

/** «nous» of «il nous regarde», which the copy may take for the subject. */
export function objectBetween({ parsed, at }: ExpectedWord, subject: VerbSubject): string | null {
  const before = parsed?.words[at - 1]?.lower ?? ''
  return /^(?:nous|vous|les)$/u.test(before) &&
    subject.relation === 'pronoun' &&
    before !== subject.text
    ? before
    : null
}

/** «chacun» of «chacun des participants recevra»; null where the verb is not beside its complement. */
function eachOf({ parsed, at }: ExpectedWord, { number }: FiniteVerb): VerbSubject | null {
  const words = parsed?.words.slice(Math.max(0, at - 5), at) ?? []
  const place = words.findLastIndex(({ lower }) => /^(?:chacune?|aucune?)$/u.test(lower))
  const text = words[place]?.lower
  const isLed = /^(?:de|des|d'|du)$/u.test(words[place + 1]?.lower ?? '')
  const isBare = words.slice(place + 1).every(({ tag }) => !/^[VHE]/u.test(tag))
  if (text === undefined || !isLed || !isBare || number === 'p') return null
  const gender = text.endsWith('e') ? 'f' : 'm'
  return { text, core: text, number, person: 3, gender, relation: 'distant' }
}

/** «la décision» of «la décision du maire et de ses adjoints surprend»: all that stands between is its complement. */
function headOf({ parsed, at }: ExpectedWord, { number, person }: FiniteVerb): VerbSubject | null {
  const words = parsed?.words ?? []
  // «hier, la décision du maire».
  const start = words.findLastIndex(
    (word, index) => index < at && (word.first || /^[,;]/u.test(words[index - 1]?.after ?? '')),
  )
  const [group, ...others] =
    parsed?.groups.filter((one) => one.end < at && one.start >= start) ?? []
  // «au fond de la vallée»: a place is no subject.
  if (/^aux?$/u.test(group?.determiner ?? '')) return null
  if (!group || person !== 3 || group.start !== start || others.length === 0) return null
  const isLed = others.every(
    ({ start: own, determiner }) =>
      words[own - 1]?.tag === 'P' || /^(?:du|des|au|aux)$/u.test(determiner ?? ''),
  )
  const isBare = words
    .slice(start, at)
    .every(({ tag, after }) => /^(?:[DNAPL]|CC)/u.test(tag) && !/\S/u.test(after))
  if (!isLed || !isBare || group.number !== number) return null
  const text = spanText(words, group.start, group.end)
  return { text, core: text, number, person, gender: group.gender, relation: 'distant' }
}

/** As the parser finds it, else «chacun», else the noun that opens the sentence. */
export function agreementSubject(word: ExpectedWord, finite: FiniteVerb): VerbSubject | null {
  const head = headOf(word, finite)
  // «la décision du maire surprend tout le monde»: what stands behind is its object.
  const { relation, text } = word.subject ?? {}
  // «le parfum des roses et du jasmin»: «du jasmin» completes it too.
  const isComplement = relation === 'near' && /^(?:du|des|de|d'|aux?)(?: |(?<='))/u.test(text ?? '')
  if ((relation === 'inverted' || isComplement) && head !== null) return head
  return word.subject ?? eachOf(word, finite) ?? head
}
