/** In which order independent sentences are read: those that tell of one doer together, each near what it takes up. */
import type { Language } from '../data/language.ts'
import type { Sentence } from '../sentence.ts'
import { firstSubject } from './sentence-subject.ts'

interface Placed {
  readonly sentence: Sentence
  /** Whom it tells of; null where that is nobody known. */
  readonly subject: string | null
  /** Lemmas of its nouns. */
  readonly nouns: ReadonlySet<string>
  /** Themes of these nouns. */
  readonly themes: ReadonlySet<string>
  readonly opens: number
  readonly closes: number
}

/** What ties a sentence to the one before. */
const SAME_SUBJECT_VALUE = 4
const SUBJECT_TAKEN_UP_VALUE = 2
const NOUN_VALUE = 1
const THEME_VALUE = 0.5

/** Words that a text begins with, and those that it ends with. */
const BEGINS =
  /^(?:d'abord|au début|un (?:jour|matin)|ce matin|le matin|dès (?:l'aube|le matin)|à l'aube|au lever du (?:soleil|jour)|au petit matin|avant)(?!\p{L})/iu
const ENDS =
  /^(?:enfin|finalement|à la fin|le soir|ce soir|la nuit|pendant la nuit|à minuit|demain|bientôt|désormais|après)(?!\p{L})/iu
/** What is told last, wherever the sentence says so. */
const IS_LAST =
  /(?<!\p{L})(?:la fin d[ue]|à la fin|pour finir|au retour|après (?:le|la|l'))(?!\p{L})/iu
/** «Avant de partir», «avant la nuit»: before what another may tell. */
const IS_EARLY = /(?<!\p{L})avant (?:d'|de |le |la |l')/iu
/** What comes of what others tell, and what these begin with, whatever the theme. */
const COMES_LAST =
  /(?<!\p{L})(?:victoires?|défaites?|médailles?|coupe|podium|armistice|paix|vainqueurs?|récompense|au revoir|adieu|(?:rent|retourn)(?:re|rent|ra|ront|ré|rée|a|èrent)|s'endor\p{L}+|se couch\p{L}+|applaudi\p{L}*|remerci\p{L}+|récolt\p{L}+|vendang\p{L}+|procès|naufrage)(?!\p{L})/iu
const COMES_FIRST =
  /(?<!\p{L})(?:prépar\p{L}+|pétri\p{L}*|étal(?:e|ent|a|é|er) la pâte|mélang\p{L}+|épluch\p{L}+|entraîn\p{L}+|invit\p{L}+|commenc\p{L}+|embarqu\p{L}+|s'échauff\p{L}+|s'élanc\p{L}+|plant(?:e|ent|a|é|er)|sèm(?:e|ent)|semé|sema|se (?:lèv|réveill)\p{L}+|se prépar\p{L}+|annonc\p{L}+|déclar\p{L}+)(?!\p{L})/iu
const SPEAKS = /[«?]/u
const BY_PRONOUN = /^(?:Il|Elle|Ils|Elles) /u
/** «Au marché, …»: a sentence that says where or when. */
const SETS_SCENE = /^(?:À|Au|Aux|Dans|Sur|Sous|En|Pendant|Le|La|Chez|Devant|Près) ?[^,.]{2,40}, /u

const TIME_VALUE = 3
const SCENE_VALUE = 1
const NAME_VALUE = 1
const SPEECH_COST = 1
const STEP_VALUE = 1
const PRONOUN_COST = 6

/** What it says for a place that it tells the one and not the other. */
function step(text: string, here: RegExp, there: RegExp): number {
  return STEP_VALUE * (Number(here.test(text)) - Number(there.test(text)))
}

function opening({ text }: Sentence, subject: string | null): number {
  return (
    (BEGINS.test(text) ? TIME_VALUE : 0) +
    (SETS_SCENE.test(text) ? SCENE_VALUE : 0) +
    (IS_EARLY.test(text) ? SCENE_VALUE : 0) +
    step(text, COMES_FIRST, COMES_LAST) +
    (subject === null ? 0 : NAME_VALUE) -
    (SPEAKS.test(text) ? SPEECH_COST : 0) -
    (BY_PRONOUN.test(text) ? PRONOUN_COST : 0) -
    (ENDS.test(text) ? TIME_VALUE : 0)
  )
}

function closing({ text }: Sentence): number {
  return (
    (ENDS.test(text) || IS_LAST.test(text) ? TIME_VALUE : 0) +
    (text.endsWith('!') ? SCENE_VALUE : 0) +
    step(text, COMES_LAST, COMES_FIRST) -
    (BEGINS.test(text) || IS_EARLY.test(text) ? TIME_VALUE : 0)
  )
}

function placed(sentence: Sentence, language: Language): Placed {
  const subject = firstSubject(sentence, language)?.phrase ?? null
  const nouns = sentence.tokens.flatMap(({ nature, lemma }) =>
    nature === 'nom' && lemma !== null ? [lemma] : [],
  )
  const themes = nouns.flatMap((lemma) => language.nouns.get(lemma) ?? [])
  return {
    sentence,
    subject,
    nouns: new Set(nouns),
    themes: new Set(themes.flatMap((noun) => noun.themes)),
    opens: opening(sentence, subject),
    closes: closing(sentence),
  }
}

function common(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let count = 0
  for (const word of one) if (other.has(word)) count += 1
  return count
}

/** How well the one is read behind the other. */
function link(before: Placed, after: Placed): number {
  const [last = ''] = after.subject?.split(' ').slice(-1) ?? []
  const isSame = before.subject !== null && before.subject === after.subject
  const isTakenUp = !isSame && before.nouns.has(last)
  return (
    (isSame ? SAME_SUBJECT_VALUE : 0) +
    (isTakenUp ? SUBJECT_TAKEN_UP_VALUE : 0) +
    NOUN_VALUE * common(before.nouns, after.nouns) +
    (common(before.themes, after.themes) > 0 ? THEME_VALUE : 0)
  )
}

interface Order {
  readonly placed: readonly Placed[]
  readonly value: number
}

/** From that one on each time the one that is read best behind the last. */
function orderFrom(first: Placed, all: readonly Placed[]): Order {
  const order = [first]
  const rest = new Set(all)
  rest.delete(first)
  let value = first.opens
  let last = first
  while (rest.size > 0) {
    let best: Placed | null = null
    let most = Number.NEGATIVE_INFINITY
    for (const next of rest) {
      const worth = link(last, next) - (rest.size > 1 ? next.closes : 0)
      if (worth <= most) continue
      best = next
      most = worth
    }
    if (best === null) break
    value += link(last, best)
    rest.delete(best)
    order.push(best)
    last = best
  }
  return { placed: order, value: value + last.closes }
}

export function inReadingOrder(
  sentences: readonly Sentence[],
  language: Language,
): readonly Sentence[] {
  const all = sentences.map((sentence) => placed(sentence, language))
  const [best] = all
    .map((first) => orderFrom(first, all))
    .toSorted((one, other) => other.value - one.value)
  return best?.placed.map(({ sentence }) => sentence) ?? []
}
