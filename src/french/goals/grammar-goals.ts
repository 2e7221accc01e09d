/** Goals of grammar: agreement and natures. */
import type { Nature } from '../../domain/grammar/nature.ts'
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
import { FUNCTION_GOALS, SENTENCE_GOALS } from './sentence-goals.ts'
import type { WordFeatures } from './word-features.ts'

function nature(name: Nature, more: Partial<GoalRule> = {}): GoalRule {
  return { isShownBy: inSentences((word) => word.natures.includes(name)), ...more }
}

function isFeminine(word: WordFeatures): boolean {
  return word.genders.includes('f') && !word.natures.includes('verbe')
}

function isPlural(word: WordFeatures): boolean {
  return (
    word.numbers.includes('p') && word.natures.some((name) => name === 'nom' || name === 'adjectif')
  )
}

const POSSESSIVES = 'mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs'
const AGREEMENT: readonly GoalPattern[] = [
  {
    pattern: /singulier (?:et|ou|\/) ?pluriel|singulier\/pluriel|le nombre\b/u,
    rule: {
      isShownBy: (text) =>
        sentencesWith(text, isPlural) >= 1 &&
        sentencesWith(text, (word) => word.natures.includes('nom') && word.numbers.includes('s')) >=
          1,
    },
  },
  {
    pattern: /masculin (?:et|ou|\/) ?feminin|masculin\/feminin|le genre\b/u,
    rule: {
      isShownBy: (text) =>
        sentencesWith(text, isFeminine) >= 1 &&
        sentencesWith(text, (word) => word.natures.includes('nom') && word.genders.includes('m')) >=
          1,
    },
  },
  {
    pattern:
      /(?<!singulier et )(?<!singulier\/)plurie?l|accord (?:du|des) noms?|marques? du nombre/u,
    rule: {
      plural: true,
      preferred: [wholeWord('les|des|ses|ces|mes')],
      isShownBy: inSentences(isPlural),
    },
  },
  {
    pattern: /(?<!masculin et )(?<!masculin\/)feminin/u,
    rule: {
      feminine: true,
      adjectives: true,
      preferred: [wholeWord('la|une|elle|sa')],
      isShownBy: inSentences(isFeminine),
    },
  },
  {
    pattern: /accord dans le groupe|groupe nominal|\bgn\b|accord du groupe|chaine d'accord/u,
    rule: nature('adjectif', { adjectives: true, preferred: [wholeWord('les|des|ses|ces|mes')] }),
  },
  { pattern: /adjectif|epithete/u, rule: nature('adjectif', { adjectives: true }) },
]

const NATURES: readonly GoalPattern[] = [
  { pattern: /possessi/u, rule: closedClass(POSSESSIVES, { words: ['son', 'sa'] }) },
  { pattern: /demonstrati/u, rule: closedClass('ce cet cette ces', { words: ['cette'] }) },
  {
    pattern: /articles? (?:defini|indefini|partitif)|determinant|articles?\b/u,
    rule: nature('déterminant'),
  },
  {
    pattern: /noms? propres?/u,
    rule: {
      isShownBy: inOneSentence(
        (word, { words }) => word !== words[0] && /^\p{Lu}/u.test(word.text),
      ),
    },
  },
  { pattern: /noms? communs?|\ble nom\b|^noms?$/u, rule: nature('nom') },
  {
    pattern: /adverbes? en -?ment|-ment\b|mots en -?ment/u,
    rule: {
      preferred: [/\p{L}{3,}ment(?!\p{L})/iu],
      letters: /[^e]ment$/u,
      words: ['lentement', 'doucement'],
      isShownBy: (text) =>
        sentencesWith(
          text,
          (word) => word.natures.includes('adverbe') && /\p{L}{2}ment$/u.test(word.lower),
        ) >= Math.min(2, sentenceQuota(text)),
    },
  },
  {
    pattern: /adverbe/u,
    rule: nature('adverbe', {
      preferred: [wholeWord('très|souvent|vite|toujours|jamais|bien|\\p{L}{3,}ment')],
    }),
  },
  {
    pattern: /pronoms? relatif|relative/u,
    rule: {
      preferred: [wholeWord('qui|que|dont')],
      words: ['qui'],
      isShownBy: inOneSentence(
        (word, _sentence, at) => at > 0 && /^(?:qui|que|qu'|dont|où)$/u.test(word.lower),
      ),
    },
  },
  {
    pattern: /pronoms? (?:personnel|sujet)/u,
    rule: closedClass("je j' tu il elle on nous vous ils elles"),
  },
  {
    pattern: /pronoms? (?:complement|objet)/u,
    rule: {
      preferred: [wholeWord('lui|leur')],
      words: ['lui'],
      isShownBy: inOneSentence(
        (word) =>
          word.natures.includes('pronom') &&
          /^(?:le|la|les|l'|lui|leur|me|te|m'|t'|en|y)$/u.test(word.lower),
      ),
    },
  },
  {
    pattern: /pronom/u,
    rule: closedClass("je j' tu il elle on nous vous ils elles lui leur le la les l' se s' qui"),
  },
  {
    pattern: /conjonctions? de coordination|mais ou et donc|coordination/u,
    rule: closedClass('mais ou et donc or ni car'),
  },
  {
    pattern: /conjonction/u,
    rule: closedClass('mais ou et donc or ni car quand lorsque comme si puisque que'),
  },
  { pattern: /preposition/u, rule: nature('préposition') },
  {
    pattern: /nombres?\b|adjectifs? numera|en lettres/u,
    rule: closedClass('deux trois quatre cinq six sept huit neuf dix onze douze vingt cent mille', {
      words: ['trois'],
    }),
  },
  {
    pattern: /mots?[ -]outils?|mots? invariables?/u,
    rule: {
      isShownBy: inSentences((word) =>
        word.natures.some((name) => ['adverbe', 'préposition', 'conjonction'].includes(name)),
      ),
    },
  },
]

/** In each family, the first pattern that finds a goal wins. */
export const GRAMMAR_GOAL_FAMILIES: readonly (readonly GoalPattern[])[] = [
  AGREEMENT,
  NATURES,
  SENTENCE_GOALS,
  FUNCTION_GOALS,
]
