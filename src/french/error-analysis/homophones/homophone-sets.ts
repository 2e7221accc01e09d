/** Sets of grammatical homophones that schools teach. */
export const HOMOPHONE_SETS = [
  ['a', 'à', 'as'],
  ['et', 'est', 'es', 'ai'],
  ['son', 'sont', "s'on", "s'ont"],
  ['on', 'ont'],
  ['ou', 'où'],
  ['la', 'là', "l'a", "l'as"],
  ['ce', 'se', 'ceux'],
  ['ces', 'ses', "c'est", "s'est", 'sais', 'sait'],
  ["c'", "s'"],
  ['mais', 'mes', 'met', 'mets', "m'est", "m'es", 'mai'],
  ['les', "l'ai", "l'est", "l'es"],
  ['leur', 'leurs'],
  ['peu', 'peut', 'peux'],
  ['peut-être', 'peut être', 'peu-être', 'peux-être', 'peu être', 'peux être'],
  ['quand', 'quant', "qu'en"],
  ['sans', "s'en", "c'en", 'sens', 'sent', 'cent'],
  ['dans', "d'en"],
  ['ni', "n'y"],
  ['si', "s'y", 'six'],
  ['qui', "qu'il", "qu'ils"],
  ['tes', "t'es", "t'est"],
  ['sa', 'ça'],
  ['ma', "m'a", "m'as"],
  ['ta', "t'a"],
  ['mon', "m'ont", "m'on"],
  ['ton', "t'ont", "t'on"],
  ["qu'elle", 'quelle', 'quel', 'quels', 'quelles', "qu'elles"],
  ['près', 'prêt', 'prêts'],
  ['plus tôt', 'plutôt'],
  ['du', 'dû'],
  ['sur', 'sûr'],
  ['notre', 'nôtre'],
  ['votre', 'vôtre'],
  ['voir', 'voire'],
  ['c', 's'],
] as const

const SET_OF: ReadonlyMap<string, number> = new Map(
  HOMOPHONE_SETS.flatMap((set, index) => set.map((word) => [word, index] as const)),
)

/** Forms of one determiner: taking one for another is an error of agreement. */
const FORMS_OF_QUEL: ReadonlySet<string> = new Set(['quel', 'quelle', 'quels', 'quelles'])

/** «qu'il» and «qu'ils» are one pronoun, with the mark of the plural and without. */
function isOfOneForm(one: string, other: string): boolean {
  if (FORMS_OF_QUEL.has(one) && FORMS_OF_QUEL.has(other)) return true
  return /^qu'(?:il|elle)s?$/u.test(one) && one.replace(/s$/u, '') === other.replace(/s$/u, '')
}

/** «é» for «est», «sé» for «c'est»: a child who writes what is heard hesitates between these words. */
export function isHeardHomophone(expected: string, written: string): boolean {
  // «cet ans» for «sept ans».
  if (expected === 'sept') return /^(?:cett?e?|set)$/u.test(written)
  if (/^[aà]$/u.test(expected)) return /^(?:h[aàâ]|[aà]h|at|â)$/u.test(written)
  if (/^(?:est|es)$/u.test(expected)) return /^(?:h?[éèê]|ait|hai[st]?)$/u.test(written)
  return /^[cs]'est$/u.test(expected) && /^[cs]'?[éèê]t?$/u.test(written)
}

/** Two different words of one set, in lower case. */
export function areHomophones(one: string, other: string): boolean {
  if (one === other || isOfOneForm(one, other)) return false
  const set = SET_OF.get(one)
  return set !== undefined && set === SET_OF.get(other)
}

/** «près» and «prés» are not said alike, though one hears them so in some regions. */
function accentsOf(form: string): string {
  return form.replace(/[^éèê]/gu, '').replace(/ê/gu, 'è')
}

/** «vallée» and «valet»: é at the end of the one, è of the other. */
function isOpenAndClosed(own: string, written: string): boolean {
  const [open, closed] = [/(?:[eê]t|ai|ai[st]|aie)s?$/u, /(?:ée?|er|ez)s?$/u]
  return (open.test(own) && closed.test(written)) || (closed.test(own) && open.test(written))
}

/** «côte» and «cote», «hôte» and «hotte»: ô is closed, an o before a consonant that is heard is open. */
function isOpenO(own: string, written: string): boolean {
  const [open, closed] = [/[^a]o(?=[^aeiouyâêîôûnmrz]+es?$)/u, /ô(?=[^aeiouy]+es?$)/u]
  return (open.test(own) && closed.test(written)) || (closed.test(own) && open.test(written))
}

/** Whether two words that a child takes for each other are said alike by those who part é from è. */
export function isSaidAlike(own: string, written: string): boolean {
  // The e of «des» is said as é.
  const [heard, copied] = [own, written].map((form) =>
    accentsOf(form.replace(/^([cdlmst])es$/u, '$1é')),
  )
  const isOneAccent = heard === '' || copied === '' || heard === copied
  return isOneAccent && !isOpenAndClosed(own, written) && !isOpenO(own, written)
}
