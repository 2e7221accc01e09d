/** Lines that tell what anybody does, told of somebody whom the list names. */
import type { NounForm } from '../../../data/language.ts'

/** Who may do what a grown-up, or what a child does. */
const GROWN_UP = /^personne\.(?:métier|famille\.(?:proche|adulte))/u
const YOUNG = /^(?:garçon|fille|fillette|enfant|élève|écolier|camarade|copain)$/u
/** What a child does at home or at school, or is told from within a family. */
const OF_A_CHILD =
  /(?<!\p{L})(?:écol\p{L}*|class\p{L}*|maîtr\p{L}*|leçon|cahier|cartable|récréation|cantine|dictée|devoirs|exposé|doudou|poupée|peluche|jou\p{L}+|billes?|dents?|balançoire|toboggan|addition|soustraction|unités?|retenue|carton|déguis\p{L}*|carnaval|goûter|bonbons?|câlins?|poésie|copi\p{L}*|coll\p{L}*|colori\p{L}*|étiquette|crayon|feutre|trousse|livre|vélo|bonnet|robe|jupe|chute|parents|papa|maman|mamie|papy|père|mère|frère|sœur|cousine?s?|mon|ma|mes|ami|héros|eux)(?!\p{L})/u
/** A clause that opens with a child, or with one of the family among others. */
const ANYBODY =
  /^((?:[1-4]? ?\| )?(?:[TL]\{[^{}]*\}, )?)S\{(héros|\([^()]*(?:papa|maman|oncle|tante|père|mère|papy|mamie|voisine?)[^()]*\))\} V/u

/** How a line is told of somebody of the list, in the place of whoever does it: «le docteur», «mon oncle», «un garçon»; null for whoever does not do what anybody does. */
export function doneBy({
  noun: { lemma, nounClass, determiners },
  form,
  gender,
  number,
}: NounForm & { readonly form: string }): ((text: string) => readonly string[]) | null {
  const isYoung = YOUNG.test(lemma)
  if ((!isYoung && !GROWN_UP.test(nounClass)) || number === 'p') return null
  const isOfFamily = !determiners.includes('indéfini')
  const [his, any, the] = gender === 'f' ? ['ma', 'une', 'la'] : ['mon', 'un', 'le']
  const isName = determiners.includes('aucun')
  const doer = isName ? form : `${isOfFamily ? his : isYoung ? any : the} ${form}`
  return (text) => {
    const [whole = '', opening = ''] = ANYBODY.exec(text) ?? []
    const rest = text.slice(whole.length)
    const isFit =
      whole !== '' && !rest.includes('S{') && (isYoung || !OF_A_CHILD.test(opening + rest))
    return isFit ? [`${opening}S{${doer}} V${rest}`] : []
  }
}
