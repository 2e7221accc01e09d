/** Lines that name their child and go on with «il»: «Nino sort son goûter, et il mange une pomme» for «il mange». */
import type {
  GroupPart,
  NounGroup,
  Template,
  TemplateItem,
  VerbGroup,
} from '../../../data/template.ts'
import type { Tense } from '../../../morphology/features.ts'
import type { GivenWord } from '../../request/interpretation.ts'
import type { GivenVerbForm } from './given-verb-form.ts'

/** Tenses that lean on another clause, in any person: «j'étais matinal : j'allais à l'école à pied». */
export const LEANING: readonly Tense[] = ['imparfait', 'conditionnel', 'plus-que-parfait']

/** Opens a form that is looked for in such lines alone. */
const TAKEN_UP = 'héros… '

const CLAUSE =
  /s\{([^{}]*)\}(?: v\{(?:se |s')?(\p{L}+))?|j\{(?:et|puis|mais)\} v\{(?:se |s')?(\p{L}+)/gu

/** Verbs of which the line, in lower case, may say «il» behind the name of its child. */
export function verbsTakenUp(lower: string): readonly string[] {
  const verbs: string[] = []
  let isNamed = false
  let doer = ''
  for (const [, subject, own, again] of lower.matchAll(CLAUSE)) {
    if (subject === undefined) {
      if (again !== undefined && isNamed && /^(?:héros|il)$/u.test(doer)) verbs.push(again)
      continue
    }
    if (own !== undefined && isNamed && subject === 'il') verbs.push(own)
    isNamed ||= subject === 'héros'
    doer = subject
  }
  return verbs
}

export function takenUpForm(lemma: string): string {
  return TAKEN_UP + lemma
}

export function isTakenUpForm(form: string): boolean {
  return form.startsWith(TAKEN_UP)
}

/** Whether a form that is looked for is written in the line, in lower case. */
export function holdsForm(lower: string, form: string): boolean {
  return isTakenUpForm(form)
    ? verbsTakenUp(lower).includes(form.slice(TAKEN_UP.length))
    : lower.includes(form)
}

function isSubject(item: TemplateItem | undefined, is: (part: GroupPart) => boolean): boolean {
  if (item?.kind !== 'group' || item.role !== 'S') return false
  const [part, ...others] = item.parts
  return part !== undefined && others.length === 0 && is(part)
}

function isChild(part: GroupPart): boolean {
  return part.kind === 'character' && part.who === 'héros'
}

function isPronoun(part: GroupPart): boolean {
  return part.kind === 'word' && part.text === 'il'
}

const JOINS = /^(?:et|puis|mais|ou)$/u

function joins(item: TemplateItem | undefined): boolean {
  const [part] = item?.kind === 'group' && item.role === 'J' ? item.parts : []
  return part?.kind === 'word' && JOINS.test(part.text)
}

/** «Je finis mon travail, puis je joue»: whoever speaks, or is spoken to, is said before each verb. */
export function withSubjectAgain(template: Template): Template {
  const { items } = template
  const subject = items.find((item) => item.kind === 'group' && item.role === 'S')
  if (subject === undefined) return template
  return {
    ...template,
    items: items.flatMap((item, at) =>
      item.kind === 'verb' && joins(items[at - 1]) ? [{ ...subject }, item] : [item],
    ),
  }
}

const PRONOUN: NounGroup = {
  kind: 'group',
  role: 'S',
  agreement: null,
  inverted: false,
  parts: [{ kind: 'word', text: 'il', tag: null, agrees: false }],
}

/** The verb in the tense of the form, whatever the rest of the line is told in. */
function inTense(item: TemplateItem, tense: Tense): TemplateItem {
  return item.kind === 'verb' ? { ...item, tense: { kind: 'fixed', tense } } : item
}

/** «Si Nino avait des ailes, il irait»: a condition is written with its conditionnel, and a wish with its subjonctif. */
const WRITTEN: readonly Tense[] = ['conditionnel', 'subjonctif']

/** Whether the verb may be told in that tense. */
function bears({ tense: own }: VerbGroup, tense: Tense): boolean {
  if (own.kind === 'fixed') return own.tense === tense
  return own.kind !== 'imperative' && own.kind !== 'anterior' && !WRITTEN.includes(tense)
}

/** What is told of one moment of the past, behind «que» in another tense: «il dit qu'il avait mal». */
const DONE: readonly Tense[] = ['passé composé', 'passé simple', 'plus-que-parfait']

function isQue(item: TemplateItem | undefined): boolean {
  const [part] = item?.kind === 'group' && item.role !== 'S' ? item.parts.slice(-1) : []
  return part?.kind === 'word' && part.text === 'que'
}

/** Whether a verb of the line says what lasts, or all of them do. */
interface Lasting {
  readonly first: boolean
  readonly all: boolean
}

function lastingOf({ items }: Template, isState: (lemma: string) => boolean): Lasting {
  const lasts = items.flatMap((item) => {
    if (item.kind !== 'verb') return []
    const { tense, lemma } = item
    return [tense.kind === 'aspect' ? tense.aspect === 'état' : isState(lemma)]
  })
  return { first: lasts[0] === true, all: lasts.every(Boolean) }
}

/** «Nino aimait le jardin : il venait»: no imparfait for what was done once, no futur for what is so already, no plus-que-parfait for what nothing followed. */
function isUsual(template: Template, tense: Tense, isState: (lemma: string) => boolean): boolean {
  const { first, all } = lastingOf(template, isState)
  if (tense === 'imparfait') return all
  return tense !== 'plus-que-parfait' && !(tense === 'futur' && first)
}

function namedAt({ items }: Template): number {
  return items.findIndex((item) => isSubject(item, isChild))
}

/** Whether the verb at that place has «il» before it, behind the name of the child. */
function isBehindPronoun({ items }: Template, at: number, named: number): boolean {
  return named >= 0 && at - 1 > named && isSubject(items[at - 1], isPronoun)
}

/** Whether the line says «il» of its child for one of the verbs. */
function takesUpChild(template: Template, lemmas: readonly string[]): boolean {
  const named = namedAt(template)
  return template.items.some(
    (item, at) =>
      item.kind === 'verb' && lemmas.includes(item.lemma) && isBehindPronoun(template, at, named),
  )
}

/** The line told so that its child is named before the pronoun of the form; null where it cannot be. */
function namingChild(
  template: Template,
  { tense }: Pick<GivenVerbForm, 'tense'>,
  lemmas: readonly string[],
  isState: (lemma: string) => boolean,
): Template | null {
  const { items, tenses } = template
  const named = namedAt(template)
  const isOfOne = items.every(
    (item, at) => at === named || item.kind !== 'group' || item.role !== 'S',
  )
  const isTakenUp = (at: number): boolean =>
    isBehindPronoun(template, at, named) && !(DONE.includes(tense) && isQue(items[at - 2]))
  const isSecond = (at: number): boolean => isOfOne && at - 1 > named && joins(items[at - 1])
  const taken = items.filter(
    (item, at) =>
      item.kind === 'verb' &&
      lemmas.includes(item.lemma) &&
      bears(item, tense) &&
      (isTakenUp(at) || isSecond(at)),
  )
  const isToldIn =
    WRITTEN.includes(tense) || (tenses?.includes(tense) ?? isUsual(template, tense, isState))
  if (named < 0 || taken.length === 0 || !isToldIn) return null
  return {
    ...template,
    items: items.flatMap((item, at) => {
      if (!taken.includes(item)) return [item]
      const told = inTense(item, tense)
      return isTakenUp(at) ? [told] : [PRONOUN, told]
    }),
  }
}

/** The line told for those words so that its child is named before «il»; `untold` where it says «il» and cannot name him, null where it does not. */
export function namedBefore(
  template: Template,
  given: Pick<GivenVerbForm, 'tense' | 'pronoun'>,
  words: readonly GivenWord[],
  isState: (lemma: string) => boolean,
): Template | 'untold' | null {
  if (given.pronoun === null && !LEANING.includes(given.tense)) return null
  const lemmas = words.flatMap(({ interpretations: [sense] }) =>
    sense?.kind === 'finite' ? [sense.lemma] : [],
  )
  const named = namingChild(template, given, lemmas, isState)
  return named ?? (takesUpChild(template, lemmas) ? 'untold' : null)
}

const OF_THE_THIRD = /^(?:ils?|elles?)$/u
/** In the marks of the search: «il rit», and nobody says who. Less than a word left out costs. */
const UNNAMED_COST = 15

/** «il faut», «il pleut»: nobody. */
const OF_NOBODY = /^(?:falloir|pleuvoir|neiger|grêler|venter)$/u

/** Whether the line, in lower case, says first what the pronoun does: nobody was named before. */
function opensWith(pronoun: string, lemma: string, lower: string): boolean {
  const at = lower.indexOf(`s{${pronoun}} v{${lemma}`)
  return at < 0 || !lower.slice(0, at).includes('s{')
}

/** What it costs that a line told for these words says «il» of nobody. */
export function unnamedCost(text: string, words: readonly GivenWord[]): number {
  const lower = text.toLocaleLowerCase('fr')
  const named = verbsTakenUp(lower)
  const isUnnamed = words.some(({ interpretations: [sense] }) => {
    if (sense?.kind !== 'finite' || sense.subject === null) return false
    const { subject, lemma } = sense
    if (!OF_THE_THIRD.test(subject) || OF_NOBODY.test(lemma)) return false
    return !named.includes(lemma) && opensWith(subject, lemma, lower)
  })
  return isUnnamed ? UNNAMED_COST : 0
}
