/** Words that every class knows with the letters that a copy misses, for words that no other is written like. */
import type { ErrorExplanation } from '../../../domain/copy/review/error-explanation.ts'
import type { SpellingCase, SpellingRule } from './spelling-rules.ts'

type Place = 'start' | 'middle' | 'end'

/** `right` of the dictated word, written as `wrong`; `letters` are those that the models have too. */
const MODELS: readonly (readonly [
  letters: string,
  place: Place,
  right: RegExp,
  wrong: string,
  like: readonly string[],
])[] = [
  ['acc', 'start', /^acc(?![eiéèy])/u, 'ac', ['accord', 'accuser', 'accompagner']],
  ['aff', 'start', /^aff/u, 'af', ['affaire', 'affiche', 'affirmer']],
  ['ann', 'start', /^ann/u, 'an', ['année', 'annoncer', 'annuler']],
  ['att', 'start', /^att/u, 'at', ['attaque', 'attendre', 'attraper']],
  ['arr', 'start', /^arr/u, 'ar', ['arriver', 'arrêter']],
  ['occ', 'start', /^occ(?![eiéèy])/u, 'oc', ['occuper', 'occasion']],
  ['opp', 'start', /^opp/u, 'op', ['opposer', 'opposition']],
  ['supp', 'start', /^supp/u, 'sup', ['supporter', 'supprimer', 'supplier']],
  ['succ', 'start', /^succ(?=[eéè])/u, 'suc', ['succès']],
  ['succ', 'start', /^succ(?![eéè])/u, 'suc', ['succomber', 'succulent']],
  ['imm', 'start', /^imm/u, 'im', ['immense', 'immobile']],
  ['inn', 'start', /^inn/u, 'in', ['innocent', 'innombrable']],
  ['irr', 'start', /^irr/u, 'ir', ['irriter', 'irrégulier']],
  ['coll', 'start', /^coll/u, 'col', ['collège', 'collection']],
  ['comm', 'start', /^comm/u, 'com', ['commencer', 'commun']],
  ['corr', 'start', /^corr/u, 'cor', ['corriger', 'correct']],
  ['emm', 'start', /^emm/u, 'em', ['emmener', 'emmêler']],
  ['rsion', 'end', /rsions?$/u, 'rtion', ['version', 'excursion']],
  ['lsion', 'end', /lsions?$/u, 'ltion', ['expulsion', 'impulsion']],
  ['en', 'end', /(?<=[bdlmt])en$/u, 'an', ['pollen', 'dolmen', 'abdomen']],
  ['je', 'middle', /je/u, 'ge', ['projet', 'sujet', 'trajet']],
  ['tionn', 'middle', /tionn/u, 'sionn', ['dictionnaire', 'additionner']],
  ['tionn', 'middle', /tionn/u, 'ssionn', ['dictionnaire', 'additionner']],
  ['pt', 'middle', /pt(?=e)/u, 't', ['compter', 'sculpter']],
]

function isMissed(right: RegExp, wrong: string, { expected, written }: SpellingCase): boolean {
  const [found = ''] = right.exec(expected) ?? []
  const plural = found.endsWith('s') ? 's' : ''
  return found !== '' && expected.replace(right, wrong + plural) === written
}

/** «spontaner», «abber»: adjectives and nouns in -é, which are no infinitives. */
function endingInE({ word, expected, written }: SpellingCase): ErrorExplanation | null {
  const isPair = /é$/u.test(expected) && expected.replace(/é$/u, 'er') === written
  const isNoun = word.readings.some(({ nature }) => nature === 'nom')
  const known = isNoun ? ['bébé', 'café', 'blé'] : ['fatigué', 'carré', 'âgé']
  const like = known.filter((one) => one !== expected).slice(0, 2)
  const own = { kind: 'alike', expected: word.core, letters: 'é', place: 'end', like } as const
  return isPair ? { ...own, extra: null } : null
}

/** null where no such model tells the letters. */
export const knownModel: SpellingRule = (one) => {
  const found = MODELS.find(([, , right, wrong]) => isMissed(right, wrong, one))
  if (found === undefined) return endingInE(one)
  const [letters, place, , , known] = found
  const like = known.filter((model) => model.slice(0, 5) !== one.expected.slice(0, 5)).slice(0, 2)
  return like.length === 0
    ? null
    : { kind: 'alike', expected: one.word.core, letters, place, like, extra: null }
}
