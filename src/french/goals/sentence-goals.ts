/** Goals on sentences: their kinds, their links, their punctuation, the functions of their groups. */
import type { GrammarFunction } from '../../domain/grammar/grammar-function.ts'
import {
  closedClass,
  type GoalRule,
  inOneSentence,
  inSentences,
  type NamedRule,
  sentenceQuota,
  sentencesWith,
  wholeWord,
} from './goal-rule.ts'
import type { SentenceFeatures } from './word-features.ts'

/** A function of the engine's annotated words; nothing is refused where functions are not known. */
function fonction(name: GrammarFunction): GoalRule {
  return {
    shows: (text) =>
      text.every(({ annotated }) => !annotated) ||
      sentencesWith(text, (word) => word.functions.includes(name)) >= sentenceQuota(text),
  }
}

function endsWith(text: readonly SentenceFeatures[], mark: string): number {
  return text.filter((sentence) => sentence.text.endsWith(mark)).length
}

function verbs({ words }: SentenceFeatures): number {
  return words.filter((word, at) => word.tenses.length > 0 && words[at - 1]?.tenses.length !== 1)
    .length
}

const LINKS =
  'puis ensuite enfin mais donc car alors cependant pourtant soudain quand lorsque parce que ainsi malgré avant après'
const SUBORDINATORS =
  'que quand lorsque si comme puisque pendant dès parce afin bien tandis qui dont où'
const ALWAYS = (): boolean => true

export const SENTENCE_GOALS: readonly NamedRule[] = [
  {
    when: /negati|negation|ne\s?(?:…|\.\.\.)?\s?pas/u,
    rule: {
      wanted: [wholeWord("n'|ne")],
      words: ['pas', 'jamais'],
      shows: (text) =>
        sentencesWith(
          text,
          (word, { words }) =>
            /^(?:ne|n')$/u.test(word.lower) &&
            words.some(({ lower }) =>
              /^(?:pas|jamais|plus|rien|personne|aucune?|guère)$/u.test(lower),
            ),
        ) >= Math.min(sentenceQuota(text), 2),
    },
  },
  {
    when: /interrogati|\bquestions?\b/u,
    rule: { wanted: [/\?/u], words: ['comment'], shows: (text) => endsWith(text, '?') >= 1 },
  },
  {
    when: /exclamati/u,
    rule: { wanted: [/!/u], words: ['!'], shows: (text) => endsWith(text, '!') >= 1 },
  },
  { when: /declarati/u, rule: { shows: (text) => endsWith(text, '.') >= sentenceQuota(text) } },
  {
    when: /types? de phrases?/u,
    rule: {
      wanted: [/[?!]/u],
      words: ['comment'],
      shows: (text) => endsWith(text, '.') < text.length || text.length === 1,
    },
  },
  {
    when: /phrases? complexe|subordonn|propositions?\b/u,
    rule: {
      wanted: [wholeWord(SUBORDINATORS.replaceAll(' ', '|'))],
      words: ['quand'],
      shows: (text) => text.some((sentence) => verbs(sentence) > 1),
    },
  },
  {
    when: /phrases? simple/u,
    rule: {
      shows: (text) =>
        text.filter((sentence) => verbs(sentence) <= 1).length >= sentenceQuota(text),
    },
  },
  {
    when: /liaison|connecteur|mots? de lien|organisateur/u,
    rule: closedClass(LINKS, { words: ['ensuite'] }),
  },
  {
    when: /virgules?$/u,
    rule: { wanted: [/,/u], shows: (text) => text.some((sentence) => sentence.text.includes(',')) },
  },
  {
    when: /apostrophe|elision/u,
    rule: { shows: inOneSentence((word) => word.lower.endsWith("'")) },
  },
  {
    when: /majuscule|point\b|ponctuation/u,
    rule: {
      shows: (text) =>
        text.every(
          (sentence) => /^[^\p{L}]*\p{Lu}/u.test(sentence.text) && /[.!?…]$/u.test(sentence.text),
        ),
    },
  },
  {
    when: /vocabulaire|orthographe|copie|lecture|dictee|revision|memoris/u,
    rule: { shows: ALWAYS },
  },
]

export const FUNCTION_GOALS: readonly NamedRule[] = [
  { when: /\bcod\b|complements? d'objet direct/u, rule: fonction('COD') },
  {
    when: /\bcoi\b|complements? d'objet indirect/u,
    rule: {
      wanted: [wholeWord('à|au|aux|lui|leur')],
      words: ['parler'],
      shows: (text) =>
        text.every(({ annotated }) => !annotated) ||
        sentencesWith(text, (word) => word.functions.includes('COI')) >= 1,
    },
  },
  { when: /circonstanciel|\bcc[tlm]?\b/u, rule: fonction('complément circonstanciel') },
  {
    when: /attribut/u,
    rule: {
      wanted: [wholeWord('est|sont|était|étaient|semble|devient')],
      shows: (text) =>
        text.every(({ annotated }) => !annotated) ||
        sentencesWith(text, (word) => word.functions.includes('attribut')) >= 1,
    },
  },
  {
    when: /complements? du nom/u,
    rule: {
      wanted: [wholeWord("de|d'|du|des")],
      shows: inOneSentence(
        (word, { words }, at) =>
          /^(?:de|d'|du|des|à|en)$/u.test(word.lower) &&
          words[at - 1]?.natures.includes('nom') === true,
      ),
    },
  },
  {
    when: /sujets? inverse/u,
    rule: { wanted: [/\?/u], words: ['comment'], shows: (text) => endsWith(text, '?') >= 1 },
  },
  { when: /complement/u, rule: fonction('complément circonstanciel') },
  { when: /sujet/u, rule: fonction('sujet') },
  {
    when: /verbe|fonction|nature|analyse/u,
    rule: { shows: inSentences((word) => word.natures.includes('verbe')) },
  },
]
