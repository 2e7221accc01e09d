/** A teacher's goals, read: tenses to write in, marks to show. What is not understood is said, never ignored. */
import type { Tense } from '../morphology/forms.ts'
import { bareText } from './plain-text.ts'

export interface GoalEffect {
  /** Tenses that the text must show. */
  readonly tenses: readonly Tense[]
  /** Given nouns are put in the plural. */
  readonly plural: boolean
  /** Nouns that may take an adjective always do. */
  readonly adjectives: boolean
  /** Sentences that match are preferred. */
  readonly wanted: readonly RegExp[]
  readonly unknown: readonly string[]
}

interface GoalRule {
  /** On the goal without accents or capitals. */
  readonly when: RegExp
  readonly tenses?: readonly Tense[]
  readonly plural?: boolean
  readonly adjectives?: boolean
  readonly wanted?: RegExp
}

const WORD_START = '(?<![\\p{L}])'
const WORD_END = '(?![\\p{L}])'

function words(list: string): RegExp {
  return new RegExp(`${WORD_START}(${list})${WORD_END}`, 'iu')
}

/** Tense goals first; each rule that matches adds its effect. */
const RULES: readonly GoalRule[] = [
  { when: /plus[- ]que[- ]parfait/u, tenses: ['plus-que-parfait'] },
  { when: /passe compose/u, tenses: ['passé composé'] },
  { when: /passe simple/u, tenses: ['passé simple'] },
  { when: /imparfait/u, tenses: ['imparfait'] },
  { when: /\bfutur\b/u, tenses: ['futur'] },
  { when: /\bpresent\b/u, tenses: ['présent'] },
  { when: /conditionnel/u, tenses: ['conditionnel'] },
  {
    when: /participe passe/u,
    tenses: ['passé composé'],
    wanted: words('\\p{L}+(ée|és|ées|is|ie|ies|us|ue|ues)'),
  },
  {
    when: /plurie?l|accord (du|des) noms?|accord dans le groupe|groupe nominal/u,
    plural: true,
    wanted: words('les|des|ses|ces|mes'),
  },
  { when: /adjectif|groupe nominal/u, adjectives: true },
  { when: /sujet|verbe|conjugaison/u, wanted: words('ils|elles|nous|les \\p{L}+') },
  { when: /feminin/u, adjectives: true, wanted: words('la|une|elle|sa') },
  { when: /m devant|\bm,? ?b,? ?p\b/u, wanted: /[aeiou]m[mbp]/iu },
  { when: /negati|negation/u, wanted: words('pas|jamais|plus|rien') },
  { when: /-?ment\b|adverbe/u, wanted: /\p{L}{3,}ment(?!\p{L})/iu },
  { when: /interrogati|question/u, wanted: /\?/u },
  { when: /exclamati/u, wanted: /!/u },
  { when: /infinitif/u, wanted: words('\\p{L}+(er|ir|oir)') },
  { when: /imperatif/u, wanted: words('nous|vous|tu') },
  { when: /majuscule|point\b|ponctuation/u },
  { when: /mots?[ -]outils?|mots? invariables?|vocabulaire|orthographe|copie|lecture|dictee/u },
  { when: /cod|coi|complement|nature|fonction|attribut|sujet/u },
  {
    when: /liaison|connecteur|conjonction|preposition/u,
    wanted: words('puis|ensuite|mais|donc|car|parce que|quand|alors'),
  },
  {
    when: /subordonn|relative|phrases? complexe/u,
    wanted: words('qui|que|quand|lorsque|parce que|pendant que'),
  },
  { when: /pronom/u, wanted: words('il|elle|ils|elles|lui|leur|nous|vous') },
  { when: /possessi/u, wanted: words('mon|ma|mes|son|sa|ses|leur|leurs') },
  { when: /demonstrati/u, wanted: words('ce|cet|cette|ces') },
  { when: /determinant|article/u, wanted: words('un|une|le|la|les|des') },
  {
    when: /homophone|\ba ?[/,] ?a\b|et ?[/,] ?est|\bon ?[/,] ?ont|son ?[/,] ?sont|ses ?[/,] ?ces/u,
    wanted: words('à|a|et|est|on|ont|son|sont|ou|où|ses|ces|leur'),
  },
  { when: /\b(lettre|son|sons|graphie|accent|cedille|double|muette)/u },
]

/** «le son [o]»: the letters between brackets or quotation marks, wanted in the text. */
const SOUNDS: Readonly<Record<string, RegExp>> = {
  o: /au|eau|ô|o/iu,
  on: /on|om[bp]/iu,
  an: /an|am[bp]|en|em[bp]/iu,
  in: /in|im|ain|ein/iu,
  ou: /ou/iu,
  oi: /oi/iu,
  eu: /eu|œu/iu,
  ch: /ch/iu,
  gn: /gn/iu,
  ill: /ill|ail|eil/iu,
  s: /ss|c[eiéè]|ç/iu,
  z: /z|[aeiouéè]s[aeiouéè]/iu,
  j: /j|g[eiéè]/iu,
  k: /c[aou]|qu|k/iu,
  f: /ph|f/iu,
  é: /é|er(?!\p{L})|ez/iu,
  è: /è|ê|ai|ei/iu,
}

function soundIn(goal: string): RegExp | null {
  const sound = /[[«"/]\s*(\p{L}{1,3})\s*[\]»"/]/u.exec(goal)?.[1]
  return sound === undefined
    ? null
    : Object.hasOwn(SOUNDS, sound.toLowerCase())
      ? (SOUNDS[sound.toLowerCase()] ?? null)
      : null
}

/** What the goals ask for; the theme is read too, since teachers write «Le futur» there. */
export function readGoals(goals: readonly string[]): GoalEffect {
  const matched = goals.map((goal) => ({
    goal,
    rules: RULES.filter(({ when }) => when.test(bareText(goal))),
    sound: soundIn(goal),
  }))
  const rules = matched.flatMap((item) => item.rules)
  return {
    tenses: [...new Set(rules.flatMap(({ tenses = [] }) => tenses))],
    plural: rules.some(({ plural }) => plural === true),
    adjectives: rules.some(({ adjectives }) => adjectives === true),
    wanted: [
      ...rules.flatMap(({ wanted }) => wanted ?? []),
      ...matched.flatMap(({ sound }) => sound ?? []),
    ],
    unknown: matched
      .filter(({ rules: found, sound }) => found.length === 0 && sound === null)
      .map(({ goal }) => goal),
  }
}
