/** Goals of conjugation: tenses, groups of verbs, and verbs that a goal names («les verbes faire, dire et venir»). */
import type { Tense } from '../morphology/features.ts'
import {
  type GoalRule,
  inOneSentence,
  inSentences,
  type NamedRule,
  sentenceQuota,
  sentencesWith,
  wholeWord,
} from './goal-rule.ts'
import type { WordFeatures } from './word-features.ts'

function tense(name: Tense): GoalRule {
  return { tenses: [name], shows: inSentences((word) => word.tenses.includes(name)) }
}

const COMPOUND: readonly Tense[] = ['passé composé', 'plus-que-parfait']

function isCompound(word: WordFeatures): boolean {
  return word.tenses.some((name) => COMPOUND.includes(name))
}

/** An auxiliary in a compound tense. */
function isAuxiliary(lemma: string): (word: WordFeatures) => boolean {
  return (word) => isCompound(word) && word.lemmas.includes(lemma)
}

const WITH_BEING = wholeWord('(?:est|sont|était|étaient|suis|es)\\s\\p{L}+(?:é|i|u)e?s?')

const SECOND_GROUP =
  /^(?:fin|chois|grand|roug|réuss|rempl|bât|gross|nourr|pun|obé|réfléch|applaud|atterr|rôt|bond|sais|sal|maigr|vieill|fleur|guér|réun|avert|ag|grav|garn|mûr|blanch|jaun|verd|ralent|surg|un|rav|établ|franch|frém|gém|jaill|rug|pér|pâl|pol|fourn|convert|divert|envah|éblou|élarg|enrich|durc|noirc|démol|trah|raccourc|fin|sub|déséquil|accompl)ir$/u

function verbWith(lemmas: RegExp): GoalRule {
  return {
    shows: inOneSentence(
      (word) => word.natures.includes('verbe') && word.lemmas.some((lemma) => lemmas.test(lemma)),
    ),
  }
}

export const TENSE_RULES: readonly NamedRule[] = [
  { when: /plus[- ]que[- ]parfait/u, rule: tense('plus-que-parfait') },
  { when: /passe compose/u, rule: tense('passé composé') },
  { when: /passe simple/u, rule: tense('passé simple') },
  { when: /imparfait/u, rule: tense('imparfait') },
  { when: /\bfutur\b/u, rule: tense('futur') },
  { when: /\bpresent\b/u, rule: tense('présent') },
  { when: /conditionnel/u, rule: tense('conditionnel') },
  {
    when: /(?:participe|passe compose|accord).*\betre\b/u,
    rule: {
      tenses: ['passé composé'],
      wanted: [WITH_BEING],
      words: ['arriver'],
      shows: inOneSentence(isAuxiliary('être')),
    },
  },
  {
    when: /(?:participe|passe compose).*\bavoir\b/u,
    rule: { tenses: ['passé composé'], shows: inOneSentence(isAuxiliary('avoir')) },
  },
  {
    when: /participe passe/u,
    rule: { tenses: ['passé composé'], shows: inSentences(isCompound) },
  },
  {
    when: /temps composes?/u,
    rule: { tenses: ['passé composé'], shows: inSentences(isCompound) },
  },
  {
    when: /imperati/u,
    rule: {
      words: ["s'il te plaît"],
      // «Mets» at the start of a plain sentence is read both ways.
      shows: inOneSentence(
        (word, _sentence, at) =>
          word.tenses.includes('impératif') && (at === 0 || !word.tenses.includes('présent')),
      ),
    },
  },
  {
    when: /infinitif/u,
    rule: {
      wanted: [wholeWord('\\p{L}+(?:er|ir|oir)')],
      shows: inOneSentence((word) => word.infinitive),
    },
  },
  {
    when: /(?:1er|premier) groupe|verbes? en -?er\b/u,
    rule: {
      shows: inSentences(
        (word) =>
          word.natures.includes('verbe') &&
          word.lemmas.some((lemma) => lemma.endsWith('er') && lemma !== 'aller'),
      ),
    },
  },
  {
    when: /(?:2e|2eme|deuxieme|second) groupe/u,
    rule: { words: ['finir'], ...verbWith(SECOND_GROUP) },
  },
  {
    when: /(?:3e|3eme|troisieme) groupe/u,
    rule: {
      shows: inOneSentence(
        (word) =>
          word.natures.includes('verbe') &&
          word.lemmas.some((lemma) => /(?:re|oir|ir)$/u.test(lemma) && !SECOND_GROUP.test(lemma)),
      ),
    },
  },
  {
    when: /auxiliaires?|(?:etre et avoir|avoir et etre)|verbes? etre|verbes? avoir/u,
    rule: verbWith(/^(?:être|avoir)$/u),
  },
  {
    when: /conjugaison|conjuguer|terminaisons? (?:du|des) verbes?/u,
    rule: { shows: inSentences((word) => word.tenses.length > 0) },
  },
  {
    when: /sujet[- ]?verbe|verbe[- ]?sujet|sujet (?:et|avec) (?:le |son )?verbe|verbe (?:et|avec) (?:le |son )?sujet|accord du verbe/u,
    rule: {
      words: ['ils', 'nous'],
      wanted: [wholeWord('ils|elles|nous|les \\p{L}+'), /(?<=\p{L})ent(?!\p{L})/u],
      shows: (text) =>
        sentencesWith(text, (word) => word.tenses.length > 0 && word.numbers.includes('p')) >=
        Math.max(1, Math.min(sentenceQuota(text), 2)),
    },
  },
]

/** Verbs that classes conjugate. */
const VERBS = new Set(
  'être avoir aller faire dire venir pouvoir voir vouloir prendre devoir savoir mettre partir finir manger lire écrire boire croire tenir courir dormir chanter jouer parler regarder écouter donner trouver commencer lancer nager ranger appeler jeter acheter envoyer payer choisir grandir réussir obéir remplir sortir sentir ouvrir offrir recevoir rendre attendre entendre descendre répondre perdre comprendre apprendre rire vivre suivre conduire connaître'.split(
    ' ',
  ),
)

const ANNOUNCED = /(?:verbes?|auxiliaires?|conjug\p{L}*)(?!\p{L})(.*)/u

function verbsIn(text: string): readonly string[] {
  return (text.match(/\p{L}+/gu) ?? []).filter((word) => VERBS.has(word))
}

function conjugated(lemma: string): GoalRule['shows'] {
  return inOneSentence(
    ({ natures, lemmas, infinitive }) =>
      natures.includes('verbe') && lemmas.includes(lemma) && !infinitive,
  )
}

/** One rule for each verb of a goal in lower case: the text needs them all, conjugated. */
export function namedVerbs(goal: string): GoalRule[] {
  const named = new Set(verbsIn(ANNOUNCED.exec(goal)?.[1] ?? ''))
  return [...named].map((lemma) => ({ conjugated: true, words: [lemma], shows: conjugated(lemma) }))
}

/** Whether a part that a comma made goes on with the verbs of the part before: «les verbes aller» «faire» «et dire». */
export function continuesVerbs(before: string, part: string): boolean {
  const words = (part.match(/\p{L}+/gu) ?? []).filter((word) => word !== 'et' && word !== 'ou')
  return namedVerbs(before).length > 0 && words.length > 0 && words.every((word) => VERBS.has(word))
}
