/** Words that are inflected, not yet elided or contracted. */
import type { Nature } from '../../domain/grammar/nature.ts'
import type { GroupRole } from '../data/template.ts'
import type { Gender, GrammarNumber, Person, Tense } from '../morphology/features.ts'

export type Article = 'definite' | 'indefinite' | 'partitive'

export interface InflectedWord {
  readonly text: string
  readonly nature: Nature | 'punctuation'
  readonly role: GroupRole
  readonly group: number
  readonly head: boolean
  readonly lemma: string | null
  readonly gender: Gender | null
  readonly number: GrammarNumber | null
  readonly tense: Tense | null
  readonly person: Person | null
  readonly article: Article | null
  /** What joins it to the next word instead of a space: nothing for an elided word, «-» or «-t-» before «-tu». */
  readonly link: string | null
}

const BLANK: Omit<InflectedWord, 'text' | 'nature'> = {
  role: 'J',
  group: 0,
  head: false,
  lemma: null,
  gender: null,
  number: null,
  tense: null,
  person: null,
  article: null,
  link: null,
}

export function inflectedWord(
  text: string,
  nature: InflectedWord['nature'],
  more: Partial<Omit<InflectedWord, 'text' | 'nature'>> = {},
): InflectedWord {
  return { ...BLANK, ...more, text, nature }
}

/** The words numbered and labelled as one group. */
export function inGroup(
  words: readonly InflectedWord[],
  role: GroupRole,
  group: number,
): InflectedWord[] {
  const head = headIndex(words)
  return words.map((item, index) => ({
    ...item,
    role,
    group,
    head: role === 'V' ? item.head : index === head,
  }))
}

const HEAD_ORDER: readonly (readonly [InflectedWord['nature'], 'first' | 'last'])[] = [
  ['nom', 'first'],
  ['pronom', 'first'],
  ['adjectif', 'first'],
  ['verbe', 'first'],
  ['adverbe', 'last'],
]

/** What may stand before the infinitive or the gerund that leads a group: «pour ne pas les perdre», «en riant». */
const BEFORE_VERB = new Set(
  "me te se le la les lui leur y en ne n' pas plus jamais rien bien".split(' '),
)

/** The infinitive or gerund that the rest of the group completes: «pour chercher le chat»; -1 when there is none. */
function leadingVerb(words: readonly InflectedWord[]): number {
  const at = words.findIndex(
    ({ nature, text }) => nature !== 'préposition' && !BEFORE_VERB.has(text.toLowerCase()),
  )
  return words[at]?.nature === 'verbe' ? at : -1
}

/** Head of a group: the verb that leads it, else its first noun, pronoun, adjective, verb, else its last adverb. */
export function headIndex(words: readonly InflectedWord[]): number {
  const verb = leadingVerb(words)
  if (verb >= 0) return verb
  // «Lequel de ces chiens», «celui de mon frère»: a pronoun that comes first is the head.
  if (words[0]?.nature === 'pronom') return 0
  for (const [nature, which] of HEAD_ORDER) {
    const is = (item: InflectedWord): boolean => item.nature === nature
    const at = which === 'first' ? words.findIndex(is) : words.findLastIndex(is)
    if (at >= 0) return at
  }
  return -1
}
