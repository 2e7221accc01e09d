/** Plurals of nouns, forms of adjectives: the lexicon first, then the rules of school grammar. */
import type { Gender, GrammarNumber } from './features.ts'
import type { Lexicon } from './lexicon.ts'

/** Missing from the source of the lexicon, or wrong there. */
const IRREGULAR_PLURALS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    œil: 'yeux',
    monsieur: 'messieurs',
    madame: 'mesdames',
    mademoiselle: 'mesdemoiselles',
    bonhomme: 'bonshommes',
    gentilhomme: 'gentilshommes',
    'arc-en-ciel': 'arcs-en-ciel',
    'grand-mère': 'grands-mères',
    'grand-père': 'grands-pères',
    'chou-fleur': 'choux-fleurs',
    'rouge-gorge': 'rouges-gorges',
  }),
)

const IRREGULAR_ADJECTIVES: ReadonlyMap<string, readonly [string, string, string, string]> =
  new Map(
    Object.entries({
      favori: ['favori', 'favoris', 'favorite', 'favorites'],
      rigolo: ['rigolo', 'rigolos', 'rigolote', 'rigolotes'],
      marron: ['marron', 'marron', 'marron', 'marron'],
      orange: ['orange', 'orange', 'orange', 'orange'],
      turquoise: ['turquoise', 'turquoise', 'turquoise', 'turquoise'],
      tout: ['tout', 'tous', 'toute', 'toutes'],
    }),
  )

const AL_IN_S = new Set(['bal', 'carnaval', 'chacal', 'festival', 'récital', 'régal', 'cérémonial'])
const OU_IN_X = new Set(['bijou', 'caillou', 'chou', 'genou', 'hibou', 'joujou', 'pou'])
const AIL_IN_AUX = new Set(['bail', 'corail', 'émail', 'soupirail', 'travail', 'vitrail'])

function pluralByRule(word: string): string {
  if (/[sxz]$/u.test(word)) return word
  if (word.endsWith('al') && !AL_IN_S.has(word)) return `${word.slice(0, -1)}ux`
  if (AIL_IN_AUX.has(word)) return `${word.slice(0, -2)}ux`
  if (/(eau|au|eu)$/u.test(word) && !/(landau|pneu|bleu)$/u.test(word)) return `${word}x`
  return OU_IN_X.has(word) ? `${word}x` : `${word}s`
}

/** Of «bonhomme de neige», the first word takes the mark. */
export function pluralOf(noun: string, lexicon: Lexicon): string {
  const known = IRREGULAR_PLURALS.get(noun)
  if (known !== undefined) return known
  const [, head, rest] = /^(\S+)((?: (?:de|du|des|à|au|aux|en) | d'| à l').*)$/u.exec(noun) ?? []
  if (head !== undefined && rest !== undefined) return pluralOf(head, lexicon) + rest
  if (noun.includes(' ')) {
    return noun
      .split(' ')
      .map((word) => pluralOf(word, lexicon))
      .join(' ')
  }
  const forms = lexicon.forms(noun, 'N', (code) => /^[mfe][pi]$/u.test(code))
  return forms[0] ?? pluralByRule(noun)
}

function feminineByRule(adjective: string): string {
  if (adjective.endsWith('e')) return adjective
  if (adjective.endsWith('eux')) return `${adjective.slice(0, -1)}se`
  if (adjective.endsWith('er')) return `${adjective.slice(0, -2)}ère`
  if (adjective.endsWith('f')) return `${adjective.slice(0, -1)}ve`
  if (/(el|eil|en|on|et)$/u.test(adjective)) return `${adjective}${adjective.slice(-1)}e`
  return `${adjective}e`
}

export function adjectiveForm(
  lemma: string,
  gender: Gender,
  number: GrammarNumber,
  lexicon: Lexicon,
): string {
  const known = IRREGULAR_ADJECTIVES.get(lemma)
  if (known !== undefined) {
    const index = (gender === 'f' ? 2 : 0) + (number === 'p' ? 1 : 0)
    return known[index] ?? lemma
  }
  const wanted = new Set([`${gender}${number}`, `${gender}i`, `e${number}`, 'ei'])
  const nominal = lexicon.forms(lemma, 'A', (code) => wanted.has(code))
  // «perdu» is the participle of a verb that the lexicon lists under its infinitive.
  const found = nominal[0] ?? participleForm(lemma, wanted, lexicon)
  if (found !== undefined) return found
  const base = gender === 'f' ? feminineByRule(lemma) : lemma
  return number === 'p' ? pluralByRule(base) : base
}

function participleForm(
  form: string,
  wanted: ReadonlySet<string>,
  lexicon: Lexicon,
): string | undefined {
  const verb = lexicon.analyse(form).find(({ verb }) => verb?.kind === 'participle')
  if (verb === undefined) return undefined
  const accepts = (code: string): boolean => code.startsWith('Q') && wanted.has(code.slice(1))
  return lexicon.forms(verb.lemma, 'V', accepts)[0]
}
