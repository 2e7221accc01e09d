/** Grammatical homophones that every class knows, and by which manipulation a child tells them apart. */

/** Each set sounds alike; its name is the set as classes call it. */
export const HOMOPHONE_SETS = [
  ['a', 'à', 'as'],
  ['et', 'est', 'es', 'ai'],
  ['son', 'sont'],
  ['on', 'ont'],
  ['ou', 'où'],
  ['la', 'là', "l'a", "l'as"],
  ['ce', 'se'],
  ['ces', 'ses', "c'est", "s'est", 'sais', 'sait'],
  ["c'", "s'"],
  ['mais', 'mes', 'met', 'mets', "m'est", "m'es", 'mai'],
  ['les', "l'ai"],
  ['leur', 'leurs'],
  ['peu', 'peut', 'peux'],
  ['peut-être', 'peut être', 'peu-être', 'peux-être', 'peu être', 'peux être'],
  ['quand', 'quant', "qu'en"],
  ['sans', "s'en", "c'en", 'sens', 'sent', 'cent'],
  ['dans', "d'en"],
  ['ni', "n'y"],
  ['si', "s'y", 'six'],
  ['tes', "t'es", "t'est"],
  ['sa', 'ça'],
  ['ma', "m'a"],
  ['ta', "t'a"],
  ['mon', "m'ont"],
  ['ton', "t'ont"],
  ["qu'elle", 'quelle', 'quel', 'quels', 'quelles', "qu'elles"],
  ['près', 'prêt', 'prêts'],
  ['plus tôt', 'plutôt'],
  ['du', 'dû'],
  ['sur', 'sûr'],
  ['notre', 'nôtre'],
  ['votre', 'vôtre'],
  ['c', 's'],
] as const

const SET_OF: ReadonlyMap<string, number> = new Map(
  HOMOPHONE_SETS.flatMap((set, index) => set.map((word) => [word, index] as const)),
)

/** Which of these is written is told by the noun, not by the sense: an agreement. */
const FORMS_OF_QUEL: ReadonlySet<string> = new Set(['quel', 'quelle', 'quels', 'quelles'])

/** Whether two different words, in lower case, stand in one set and are no forms of one determiner. */
export function areHomophones(one: string, other: string): boolean {
  if (one === other || (FORMS_OF_QUEL.has(one) && FORMS_OF_QUEL.has(other))) return false
  const set = SET_OF.get(one)
  return set !== undefined && set === SET_OF.get(other)
}
