/** Goals of grammar: agreement and natures. */
import type { Nature } from '../../domain/grammar/nature.ts'
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
import { FUNCTION_GOALS, SENTENCE_GOALS } from './sentence-goals.ts'
import type { WordFeatures } from './word-features.ts'

function nature(name: Nature, more: Partial<GoalRule> = {}): GoalRule {
  return { shows: inSentences((word) => word.natures.includes(name)), ...more }
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
const AGREEMENT: readonly NamedRule[] = [
  {
    when: /singulier (?:et|ou|\/) ?pluriel|singulier\/pluriel|le nombre\b/u,
    rule: {
      shows: (text) =>
        sentencesWith(text, isPlural) >= 1 &&
        sentencesWith(text, (word) => word.natures.includes('nom') && word.numbers.includes('s')) >=
          1,
    },
  },
  {
    when: /masculin (?:et|ou|\/) ?feminin|masculin\/feminin|le genre\b/u,
    rule: {
      shows: (text) =>
        sentencesWith(text, isFeminine) >= 1 &&
        sentencesWith(text, (word) => word.natures.includes('nom') && word.genders.includes('m')) >=
          1,
    },
  },
  {
    when: /(?<!singulier et )(?<!singulier\/)plurie?l|accord (?:du|des) noms?|marques? du nombre/u,
    rule: {
      plural: true,
      wanted: [wholeWord('les|des|ses|ces|mes')],
      shows: inSentences(isPlural),
    },
  },
  {
    when: /(?<!masculin et )(?<!masculin\/)feminin/u,
    rule: {
      feminine: true,
      adjectives: true,
      wanted: [wholeWord('la|une|elle|sa')],
      shows: inSentences(isFeminine),
    },
  },
  {
    when: /accord dans le groupe|groupe nominal|\bgn\b|accord du groupe|chaine d'accord/u,
    rule: nature('adjectif', { adjectives: true, wanted: [wholeWord('les|des|ses|ces|mes')] }),
  },
  { when: /adjectif|epithete/u, rule: nature('adjectif', { adjectives: true }) },
]

const NATURES: readonly NamedRule[] = [
  { when: /possessi/u, rule: closedClass(POSSESSIVES, { words: ['son', 'sa'] }) },
  { when: /demonstrati/u, rule: closedClass('ce cet cette ces', { words: ['cette'] }) },
  {
    when: /articles? (?:defini|indefini|partitif)|determinant|articles?\b/u,
    rule: nature('déterminant'),
  },
  {
    when: /noms? propres?/u,
    rule: {
      shows: inOneSentence((word, { words }) => word !== words[0] && /^\p{Lu}/u.test(word.text)),
    },
  },
  { when: /noms? communs?|\ble nom\b|^noms?$/u, rule: nature('nom') },
  {
    when: /adverbes? en -?ment|-ment\b|mots en -?ment/u,
    rule: {
      wanted: [/\p{L}{3,}ment(?!\p{L})/iu],
      letters: /[^e]ment$/u,
      words: ['lentement', 'doucement'],
      shows: (text) =>
        sentencesWith(
          text,
          (word) => word.natures.includes('adverbe') && /\p{L}{2}ment$/u.test(word.lower),
        ) >= Math.min(2, sentenceQuota(text)),
    },
  },
  {
    when: /adverbe/u,
    rule: nature('adverbe', {
      wanted: [wholeWord('très|souvent|vite|toujours|jamais|bien|\\p{L}{3,}ment')],
    }),
  },
  {
    when: /pronoms? relatif|relative/u,
    rule: {
      wanted: [wholeWord('qui|que|dont')],
      words: ['qui'],
      shows: inOneSentence(
        (word, _sentence, at) => at > 0 && /^(?:qui|que|qu'|dont|où)$/u.test(word.lower),
      ),
    },
  },
  {
    when: /pronoms? (?:personnel|sujet)/u,
    rule: closedClass("je j' tu il elle on nous vous ils elles"),
  },
  {
    when: /pronoms? (?:complement|objet)/u,
    rule: {
      wanted: [wholeWord('lui|leur')],
      words: ['lui'],
      shows: inOneSentence(
        (word) =>
          word.natures.includes('pronom') &&
          /^(?:le|la|les|l'|lui|leur|me|te|m'|t'|en|y)$/u.test(word.lower),
      ),
    },
  },
  {
    when: /pronom/u,
    rule: closedClass("je j' tu il elle on nous vous ils elles lui leur le la les l' se s' qui"),
  },
  {
    when: /conjonctions? de coordination|mais ou et donc|coordination/u,
    rule: closedClass('mais ou et donc or ni car'),
  },
  {
    when: /conjonction/u,
    rule: closedClass('mais ou et donc or ni car quand lorsque comme si puisque que'),
  },
  { when: /preposition/u, rule: nature('préposition') },
  {
    when: /nombres?\b|adjectifs? numera|en lettres/u,
    rule: closedClass('deux trois quatre cinq six sept huit neuf dix onze douze vingt cent mille', {
      words: ['trois'],
    }),
  },
  {
    when: /mots?[ -]outils?|mots? invariables?/u,
    rule: {
      shows: inSentences((word) =>
        word.natures.some((name) => ['adverbe', 'préposition', 'conjonction'].includes(name)),
      ),
    },
  },
]

/** Families of rules; in each, the first that recognises a goal is the one. */
export const GRAMMAR_FAMILIES: readonly (readonly NamedRule[])[] = [
  AGREEMENT,
  NATURES,
  SENTENCE_GOALS,
  FUNCTION_GOALS,
]
