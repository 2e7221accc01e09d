/** Goals on sentences: their types, connectives, punctuation and grammatical functions. */
import type { GrammarFunction } from '../../domain/grammar/grammar-function.ts'
import {
  closedClass,
  type GoalPattern,
  type GoalRule,
  inOneSentence,
  inSentences,
  sentenceQuota,
  sentencesWith,
  wholeWord,
} from './goal-rule.ts'
import type { SentenceFeatures } from './word-features.ts'

/** Met wherever functions are unknown: a provider's text has no annotation. */
function functionGoal(name: GrammarFunction): GoalRule {
  return {
    isShownBy: (text) =>
      text.every(({ hasFunctions: annotated }) => !annotated) ||
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

export const SENTENCE_GOALS: readonly GoalPattern[] = [
  {
    pattern: /negati|negation|ne\s?(?:…|\.\.\.)?\s?pas/u,
    rule: {
      preferred: [wholeWord("n'|ne")],
      words: ['pas', 'jamais'],
      isShownBy: (text) =>
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
    pattern: /interrogati|\bquestions?\b/u,
    rule: { preferred: [/\?/u], words: ['comment'], isShownBy: (text) => endsWith(text, '?') >= 1 },
  },
  {
    pattern: /exclamati/u,
    rule: { preferred: [/!/u], words: ['!'], isShownBy: (text) => endsWith(text, '!') >= 1 },
  },
  {
    pattern: /declarati/u,
    rule: { isShownBy: (text) => endsWith(text, '.') >= sentenceQuota(text) },
  },
  {
    pattern: /types? de phrases?/u,
    rule: {
      preferred: [/[?!]/u],
      words: ['comment'],
      isShownBy: (text) => endsWith(text, '.') < text.length || text.length === 1,
    },
  },
  {
    pattern: /phrases? complexe|subordonn|propositions?\b/u,
    rule: {
      preferred: [wholeWord(SUBORDINATORS.replaceAll(' ', '|'))],
      words: ['quand'],
      isShownBy: (text) => text.some((sentence) => verbs(sentence) > 1),
    },
  },
  {
    pattern: /phrases? simple/u,
    rule: {
      isShownBy: (text) =>
        text.filter((sentence) => verbs(sentence) <= 1).length >= sentenceQuota(text),
    },
  },
  {
    pattern: /liaison|connecteur|mots? de lien|organisateur/u,
    rule: closedClass(LINKS, { words: ['ensuite'] }),
  },
  {
    pattern: /virgules?$/u,
    rule: {
      preferred: [/,/u],
      isShownBy: (text) => text.some((sentence) => sentence.text.includes(',')),
    },
  },
  {
    pattern: /apostrophe|elision/u,
    rule: { isShownBy: inOneSentence((word) => word.lower.endsWith("'")) },
  },
  {
    pattern: /majuscule|point\b|ponctuation/u,
    rule: {
      isShownBy: (text) =>
        text.every(
          (sentence) => /^[^\p{L}]*\p{Lu}/u.test(sentence.text) && /[.!?…]$/u.test(sentence.text),
        ),
    },
  },
  {
    pattern: /vocabulaire|orthographe|copie|lecture|dictee|revision|memoris/u,
    rule: { isShownBy: ALWAYS },
  },
]

export const FUNCTION_GOALS: readonly GoalPattern[] = [
  { pattern: /\bcod\b|complements? d'objet direct/u, rule: functionGoal('COD') },
  {
    pattern: /\bcoi\b|complements? d'objet indirect/u,
    rule: {
      preferred: [wholeWord('à|au|aux|lui|leur')],
      words: ['parler'],
      isShownBy: (text) =>
        text.every(({ hasFunctions: annotated }) => !annotated) ||
        sentencesWith(text, (word) => word.functions.includes('COI')) >= 1,
    },
  },
  { pattern: /circonstanciel|\bcc[tlm]?\b/u, rule: functionGoal('complément circonstanciel') },
  {
    pattern: /attribut/u,
    rule: {
      preferred: [wholeWord('est|sont|était|étaient|semble|devient')],
      isShownBy: (text) =>
        text.every(({ hasFunctions: annotated }) => !annotated) ||
        sentencesWith(text, (word) => word.functions.includes('attribut')) >= 1,
    },
  },
  {
    pattern: /complements? du nom/u,
    rule: {
      preferred: [wholeWord("de|d'|du|des")],
      isShownBy: inOneSentence(
        (word, { words }, at) =>
          /^(?:de|d'|du|des|à|en)$/u.test(word.lower) &&
          words[at - 1]?.natures.includes('nom') === true,
      ),
    },
  },
  {
    pattern: /sujets? inverse/u,
    rule: { preferred: [/\?/u], words: ['comment'], isShownBy: (text) => endsWith(text, '?') >= 1 },
  },
  { pattern: /complement/u, rule: functionGoal('complément circonstanciel') },
  { pattern: /sujet/u, rule: functionGoal('sujet') },
  {
    pattern: /verbe|fonction|nature|analyse/u,
    rule: { isShownBy: inSentences((word) => word.natures.includes('verbe')) },
  },
]
