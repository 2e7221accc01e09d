/** Morphological lexicon: the analyses of a form, the forms of a lemma. */
import type { Nature } from '../../domain/grammar/nature.ts'
import type {
  Analysis,
  Gender,
  GrammarNumber,
  Person,
  ProperKind,
  SimpleTense,
  VerbForm,
} from './features.ts'
import {
  type InflectionClass,
  type PackedForm,
  type PackedLexicon,
  parsePackedLexicon,
} from './packed-lexicon.ts'

const TENSE_CODES: Readonly<Record<string, SimpleTense>> = {
  p: 'présent',
  i: 'imparfait',
  a: 'passé simple',
  f: 'futur',
  s: 'subjonctif',
  c: 'conditionnel',
  m: 'impératif',
}

const NATURE_CODES: Readonly<Record<string, Nature>> = {
  N: 'nom',
  A: 'adjectif',
  D: 'adverbe',
  F: 'nom',
  L: 'nom',
  S: 'nom',
  R: 'préposition',
  I: 'interjection',
  C: 'conjonction',
  B: 'déterminant',
}

const PROPER_CODES: Readonly<Record<string, ProperKind>> = {
  F: 'first-name',
  L: 'place',
  S: 'surname',
}

export interface VerbTraits {
  readonly transitive: boolean
  readonly intransitive: boolean
  readonly pronominalOnly: boolean
  /** `both`: avoir with a COD, être without (monter, sortir, passer). */
  readonly auxiliary: 'avoir' | 'être' | 'both'
}

export interface Lexicon {
  /** The form in lower case, or with the capital of a proper noun. */
  readonly analyse: (form: string) => readonly Analysis[]
  readonly has: (form: string) => boolean
  /** Forms whose code (`p3s`, `Qfp`) is accepted, for a nature of the packed lexicon (`V`, `N`, `A`). */
  readonly forms: (
    lemma: string,
    nature: string,
    accepts: (code: string) => boolean,
  ) => readonly string[]
  readonly verb: (lemma: string) => VerbTraits | null
}

function genderOf(code: string): Gender | null {
  return code === 'm' || code === 'f' ? code : null
}

function numberOf(code: string): GrammarNumber | null {
  return code === 's' || code === 'p' ? code : null
}

function parsePerson(code: string): Person {
  return Number(code) as Person
}

function verbForm(code: string): VerbForm | null {
  if (code === 'Y') return { kind: 'infinitive' }
  if (code === 'P') return { kind: 'present-participle' }
  if (code.startsWith('Q')) {
    return {
      kind: 'participle',
      gender: genderOf(code.charAt(1)),
      number: numberOf(code.charAt(2)),
    }
  }
  const tense = TENSE_CODES[code.charAt(0)]
  const number = numberOf(code.charAt(2))
  return tense === undefined || number === null
    ? null
    : { kind: 'finite', tense, person: parsePerson(code.charAt(1)), number }
}

function readings(lemma: string, head: string, code: string): Analysis[] {
  if (head.startsWith('V')) {
    const verb = verbForm(code)
    if (verb === null) return []
    const bare = verb.kind === 'participle' ? verb : { gender: null, number: null }
    return [{ lemma, nature: 'verbe', gender: bare.gender, number: bare.number, verb }]
  }
  return [...head].flatMap((letter) => {
    const nature = NATURE_CODES[letter]
    if (nature === undefined) return []
    const proper = PROPER_CODES[letter]
    const base = {
      lemma,
      nature,
      gender: genderOf(code.charAt(0)),
      number: numberOf(code.charAt(1)),
    }
    return [proper === undefined ? base : { ...base, proper }]
  })
}

/** From an ending of a form to the endings of lemmas that some paradigm replaces by it. */
function endingsOf(pack: PackedLexicon): Map<string, Set<string>> {
  const endings = new Map<string, Set<string>>()
  for (const { strip, add } of pack.paradigms.flat()) {
    const strips = endings.get(add) ?? new Set<string>()
    endings.set(add, strips.add(strip))
  }
  return endings
}

/** The verb code of Dicollecte by position: `V1_it_q__a` is group 1, intransitive, transitive, pronominal too, avoir. */
function traitsOf(head: string): VerbTraits {
  const withAvoir = head.charAt(9) === 'a' || head.charAt(9) === 'z'
  return {
    transitive: head.charAt(4) === 't',
    intransitive: head.charAt(3) === 'i',
    pronominalOnly: 'pr'.includes(head.charAt(6)),
    auxiliary: head.charAt(8) !== 'e' ? 'avoir' : withAvoir ? 'both' : 'être',
  }
}

export function parseLexicon(text: string): Lexicon {
  const pack = parsePackedLexicon(text)
  const endings = endingsOf(pack)
  const longest = Math.max(...Array.from(endings.keys(), (add) => add.length))
  const known = new Map<string, readonly Analysis[]>()

  const groupsOf = (lemma: string): readonly InflectionClass[] =>
    pack.lemmas.groupsOf(lemma).flatMap((number) => pack.groups[number] ?? [])
  const formsOf = (group: InflectionClass): readonly PackedForm[] =>
    pack.paradigms[group.paradigm] ?? []

  const matching = (lemma: string, strip: string, add: string): Analysis[] =>
    groupsOf(lemma).flatMap((group) =>
      formsOf(group)
        .filter((packed) => packed.add === add && packed.strip === strip)
        .flatMap((packed) => packed.codes.flatMap((code) => readings(lemma, group.head, code))),
    )
  const search = (form: string): Analysis[] => {
    const found: Analysis[] = []
    for (let cut = form.length; cut >= Math.max(0, form.length - longest); cut -= 1) {
      const add = form.slice(cut)
      for (const strip of endings.get(add) ?? []) {
        found.push(...matching(form.slice(0, cut) + strip, strip, add))
      }
    }
    return found
  }
  const analyse = (form: string): readonly Analysis[] => {
    const before = known.get(form)
    if (before !== undefined) return before
    const found = search(form)
    if (known.size > 20_000) known.clear()
    known.set(form, found)
    return found
  }
  return {
    analyse,
    has: (form) => analyse(form).length > 0,
    forms: (lemma, nature, accepts) =>
      groupsOf(lemma)
        .filter((group) => group.head.includes(nature))
        .flatMap(formsOf)
        .filter((packed) => packed.codes.some(accepts) && lemma.endsWith(packed.strip))
        .map((packed) => lemma.slice(0, lemma.length - packed.strip.length) + packed.add),
    verb: (lemma) => {
      const group = groupsOf(lemma).find(({ head }) => head.startsWith('V'))
      return group === undefined ? null : traitsOf(group.head)
    },
  }
}
