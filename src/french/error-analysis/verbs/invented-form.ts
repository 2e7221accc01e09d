/** Forms made of a real stem of the verb and a real ending, which no table has: «il prena», «ils concluèrent», «il voira», «j'ai prendu». */
import type { Analysis } from '../../morphology/features.ts'
import { pronounce, soundsAlike } from '../pronunciation.ts'
import { stripDiacritics } from '../spelling-normalisation.ts'

const ENDINGS =
  'èrent erent érent irent urent inrent ions iez aient ais ait ons ez ont ent e es a as ai i is it u us ut é ée és ées ie ies ue ues er ir ire re oir'.split(
    ' ',
  )
const FUTURE_ENDINGS = ['ai', 'as', 'a', 'ons', 'ez', 'ont', 'ais', 'ait', 'ions', 'iez', 'aient']
const ALL_ENDINGS = [
  ...ENDINGS,
  ...FUTURE_ENDINGS.flatMap((end) => [`r${end}`, `er${end}`, `ir${end}`]),
]

/** What stands behind a stem in a form of the present or the imperfect, so that «rent» is no stem of «rentre». */
const PLAIN_ENDINGS = ['', ...'e es ent ons ez ait aient ant s t ds d'.split(' ')]
const INFINITIVE_ENDINGS = ['er', 'ir', 're', 'oir']

/** Shorter ones are letters that many words share; «av» of «avoir» is one all the same. */
const MIN_STEM = 3

function isStem(stem: string, lemma: string, forms: readonly string[]): boolean {
  if (stem.length < MIN_STEM && !(lemma === 'avoir' && stem === 'av')) return false
  return (
    INFINITIVE_ENDINGS.some((end) => lemma === stem + end) ||
    PLAIN_ENDINGS.some((end) => forms.includes(stem + end))
  )
}

/** Two spellings of one consonant are an error on the letters: «mangons», «lancait», «courrut». */
function bareLetters(form: string): string {
  return stripDiacritics(form)
    .replace(/ge(?=[aou])|gu/gu, 'g')
    .replace(/qu/gu, 'c')
    .replace(/([a-z])\1/gu, '$1')
}

/** @param core in lower case, as `written`; `forms`: the paradigm of the verb. */
export function isInventedForm(
  { lemma, verb }: Analysis,
  core: string,
  { written, forms }: { readonly written: string; readonly forms: readonly string[] },
): boolean {
  if (verb === undefined || forms.includes(written)) return false
  if (bareLetters(written) === bareLetters(core)) return false
  const isPlural = verb.kind === 'finite' && verb.person === 3 && verb.number === 'p'
  if (soundsAlike(pronounce(core, isPlural), pronounce(written, isPlural))) return false
  return ALL_ENDINGS.some(
    (end) => written.endsWith(end) && isStem(written.slice(0, -end.length), lemma, forms),
  )
}
