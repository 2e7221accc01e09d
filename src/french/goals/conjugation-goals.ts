/** Goals of conjugation: tenses, groups of verbs, and verbs that a goal names («les verbes faire, dire et venir»). */
import type { Tense } from '../morphology/features.ts'
import {
  type GoalPattern,
  type GoalRule,
  inOneSentence,
  inSentences,
  sentenceQuota,
  sentencesWith,
  wholeWord,
} from './goal-rule.ts'
import type { WordFeatures } from './word-features.ts'

function tense(name: Tense): GoalRule {
  return { tenses: [name], isShownBy: inSentences((word) => word.tenses.includes(name)) }
}

const COMPOUND: readonly Tense[] = ['passé composé', 'plus-que-parfait']

function isCompound(word: WordFeatures): boolean {
  return word.tenses.some((name) => COMPOUND.includes(name))
}

function isAuxiliary(lemma: string): (word: WordFeatures) => boolean {
  return (word) => isCompound(word) && word.lemmas.includes(lemma)
}

const WITH_BEING = wholeWord('(?:est|sont|était|étaient|suis|es)\\s\\p{L}+(?:é|i|u)e?s?')

const SECOND_GROUP =
  /^(?:fin|chois|grand|roug|réuss|rempl|bât|gross|nourr|pun|obé|réfléch|applaud|atterr|rôt|bond|sais|sal|maigr|vieill|fleur|guér|réun|avert|ag|grav|garn|mûr|blanch|jaun|verd|ralent|surg|un|rav|établ|franch|frém|gém|jaill|rug|pér|pâl|pol|fourn|convert|divert|envah|éblou|élarg|enrich|durc|noirc|démol|trah|raccourc|fin|sub|déséquil|accompl)ir$/u

function verbWith(lemmas: RegExp): GoalRule {
  return {
    isShownBy: inOneSentence(
      (word) => word.natures.includes('verbe') && word.lemmas.some((lemma) => lemmas.test(lemma)),
    ),
  }
}

export const CONJUGATION_GOALS: readonly GoalPattern[] = [
  { pattern: /plus[- ]que[- ]parfait/u, rule: tense('plus-que-parfait') },
  { pattern: /passe compose/u, rule: tense('passé composé') },
  { pattern: /passe simple/u, rule: tense('passé simple') },
  { pattern: /imparfait/u, rule: tense('imparfait') },
  { pattern: /\bfutur\b/u, rule: tense('futur') },
  // «conditionnel présent», «impératif présent» name another one.
  {
    pattern: /(?<!(?:conditionnel|imperatif|subjonctif|infinitif|participe) )\bpresent\b/u,
    rule: tense('présent'),
  },
  { pattern: /conditionnel/u, rule: tense('conditionnel') },
  {
    pattern: /subjoncti/u,
    rule: {
      preferred: [/:subjonctif/u, /J\{(?:que|pour que|avant que|bien que|jusqu'à ce que)\}/u],
      isShownBy: inOneSentence(
        ({ tenses }) => tenses.includes('subjonctif') && !tenses.includes('présent'),
      ),
    },
  },
  {
    pattern: /(?:participe|passe compose|accord).*\betre\b/u,
    rule: {
      tenses: ['passé composé'],
      preferred: [WITH_BEING],
      words: ['arriver'],
      isShownBy: inOneSentence(isAuxiliary('être')),
    },
  },
  {
    pattern: /(?:participe|passe compose).*\bavoir\b/u,
    rule: { tenses: ['passé composé'], isShownBy: inOneSentence(isAuxiliary('avoir')) },
  },
  {
    pattern: /participe passe/u,
    rule: { tenses: ['passé composé'], isShownBy: inSentences(isCompound) },
  },
  {
    pattern: /temps composes?/u,
    rule: { tenses: ['passé composé'], isShownBy: inSentences(isCompound) },
  },
  {
    pattern: /imperati|injoncti/u,
    rule: {
      orders: true,
      conjugated: true,
      // At the start of a plain sentence «Mets» is ambiguous: present or imperative.
      isShownBy: inOneSentence(
        (word, _sentence, at) =>
          word.tenses.includes('impératif') && (at === 0 || !word.tenses.includes('présent')),
      ),
    },
  },
  {
    pattern: /infinitif/u,
    rule: {
      preferred: [wholeWord('\\p{L}+(?:er|ir|oir)')],
      isShownBy: inOneSentence((word) => word.infinitive),
    },
  },
  {
    pattern: /(?:1er|premier) groupe|verbes? en -?er\b/u,
    rule: {
      isShownBy: inSentences(
        (word) =>
          word.natures.includes('verbe') &&
          word.lemmas.some((lemma) => lemma.endsWith('er') && lemma !== 'aller'),
      ),
    },
  },
  {
    pattern: /(?:2e|2eme|deuxieme|second) groupe/u,
    rule: { words: ['finir'], ...verbWith(SECOND_GROUP) },
  },
  {
    pattern: /(?:3e|3eme|troisieme) groupe/u,
    rule: {
      isShownBy: inOneSentence(
        (word) =>
          word.natures.includes('verbe') &&
          word.lemmas.some((lemma) => /(?:re|oir|ir)$/u.test(lemma) && !SECOND_GROUP.test(lemma)),
      ),
    },
  },
  {
    pattern: /auxiliaires?|(?:etre et avoir|avoir et etre)|verbes? etre|verbes? avoir/u,
    rule: verbWith(/^(?:être|avoir)$/u),
  },
  {
    pattern: /conjugaison|conjuguer|terminaisons? (?:du|des) verbes?/u,
    rule: { isShownBy: inSentences((word) => word.tenses.length > 0) },
  },
  {
    pattern:
      /sujet[- ]?verbe|verbe[- ]?sujet|sujet (?:et|avec) (?:le |son )?verbe|verbe (?:et|avec) (?:le |son )?sujet|accord du verbe/u,
    rule: {
      preferred: [wholeWord('ils|elles|nous|les \\p{L}+'), /(?<=\p{L})ent(?!\p{L})/u],
      isShownBy: (text) =>
        sentencesWith(text, (word) => word.tenses.length > 0 && word.numbers.includes('p')) >=
        Math.max(1, Math.min(sentenceQuota(text), 2)),
    },
  },
]

/** Verbs that classes learn to conjugate. */
const VERBS = new Set(
  'être avoir aller faire dire venir pouvoir voir vouloir prendre devoir savoir mettre partir finir manger lire écrire boire croire tenir courir dormir chanter jouer parler regarder écouter donner trouver commencer lancer nager ranger appeler jeter acheter envoyer payer choisir grandir réussir obéir remplir sortir sentir ouvrir offrir recevoir rendre attendre entendre descendre répondre perdre comprendre apprendre rire vivre suivre conduire connaître'.split(
    ' ',
  ),
)

const ANNOUNCED = /(?:verbes?|auxiliaires?|conjug\p{L}*)(?!\p{L})(.*)/u

function verbsIn(text: string): readonly string[] {
  return (text.match(/\p{L}+/gu) ?? []).filter((word) => VERBS.has(word))
}

function conjugated(lemma: string): GoalRule['isShownBy'] {
  return inOneSentence(
    ({ natures, lemmas, infinitive }) =>
      natures.includes('verbe') && lemmas.includes(lemma) && !infinitive,
  )
}

/** One goal a verb: the text needs them all, conjugated. `goal` in lower case. */
export function namedVerbGoals(goal: string): GoalRule[] {
  const named = new Set(verbsIn(ANNOUNCED.exec(goal)?.[1] ?? ''))
  return [...named].map((lemma) => ({
    conjugated: true,
    words: [lemma],
    isShownBy: conjugated(lemma),
  }))
}

/** Goals are split at commas; «faire» after «les verbes aller» continues its list. */
export function continuesVerbList(before: string, part: string): boolean {
  const words = (part.match(/\p{L}+/gu) ?? []).filter((word) => word !== 'et' && word !== 'ou')
  return (
    namedVerbGoals(before).length > 0 && words.length > 0 && words.every((word) => VERBS.has(word))
  )
}
