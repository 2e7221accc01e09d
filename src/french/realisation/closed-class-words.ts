/** Grammatical words and what they are when nothing says otherwise; data/tools.tsv adds to them. */
import type { Nature } from '../../domain/grammar/nature.ts'
import type { Agreement } from '../morphology/features.ts'

const LISTS: readonly (readonly [Nature, string])[] = [
  [
    'déterminant',
    "le la les l' un une des du au aux mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces chaque quelques plusieurs deux trois quatre cinq six sept huit neuf dix douze vingt cent mille quel quelle quels quelles aucun aucune tout toute tous toutes",
  ],
  [
    'préposition',
    'à de dans sur sous avec pour par sans chez vers entre pendant après avant devant derrière depuis contre jusque malgré parmi en dès',
  ],
  ['conjonction', 'et ou mais car donc ni or que quand si comme lorsque puisque quoique'],
  [
    'pronom',
    "je tu il elle on nous vous ils elles me te se lui eux y qui dont où cela ça ceci celui celle ceux celles rien personne chacun chacune quelques-uns quelques-unes moi toi soi quelqu'un",
  ],
  [
    'adverbe',
    "très bien mal trop plus moins aussi encore déjà toujours souvent jamais ne pas ici là puis ensuite alors vite aujourd'hui demain hier beaucoup peu assez presque loin près dehors dedans ensemble tôt tard",
  ],
]

export const CLOSED_CLASS_WORDS: ReadonlyMap<string, Nature> = new Map(
  LISTS.flatMap(([nature, words]) => words.split(' ').map((word) => [word, nature] as const)),
)

/** Elided forms and the full words that surface realisation elides again where it must. */
export const FULL_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "d'": 'de',
    "n'": 'ne',
    "s'": 'se',
    "j'": 'je',
    "qu'": 'que',
    "m'": 'me',
    "t'": 'te',
    "c'": 'ce',
    "jusqu'": 'jusque',
    "lorsqu'": 'lorsque',
    "puisqu'": 'puisque',
    "quoiqu'": 'quoique',
  }),
)

/** Pronouns that can be subjects, with the agreement they command. */
export const SUBJECT_PRONOUNS: ReadonlyMap<string, Agreement> = new Map(
  Object.entries({
    je: { person: 1, number: 's', gender: 'm' },
    tu: { person: 2, number: 's', gender: 'm' },
    il: { person: 3, number: 's', gender: 'm' },
    elle: { person: 3, number: 's', gender: 'f' },
    on: { person: 3, number: 's', gender: 'm' },
    ce: { person: 3, number: 's', gender: 'm' },
    nous: { person: 1, number: 'p', gender: 'm' },
    vous: { person: 2, number: 'p', gender: 'm' },
    ils: { person: 3, number: 'p', gender: 'm' },
    elles: { person: 3, number: 'p', gender: 'f' },
    ceux: { person: 3, number: 'p', gender: 'm' },
    celles: { person: 3, number: 'p', gender: 'f' },
    celle: { person: 3, number: 's', gender: 'f' },
    laquelle: { person: 3, number: 's', gender: 'f' },
    lesquelles: { person: 3, number: 'p', gender: 'f' },
    chacune: { person: 3, number: 's', gender: 'f' },
    moi: { person: 1, number: 's', gender: 'm' },
    toi: { person: 2, number: 's', gender: 'm' },
    eux: { person: 3, number: 'p', gender: 'm' },
    lesquels: { person: 3, number: 'p', gender: 'm' },
    certains: { person: 3, number: 'p', gender: 'm' },
    plusieurs: { person: 3, number: 'p', gender: 'm' },
    tous: { person: 3, number: 'p', gender: 'm' },
    toutes: { person: 3, number: 'p', gender: 'f' },
  }),
)

/** Pronouns that say of themselves the gender and the number of what they stand for: «celle-ci», «la mienne», «quelques-unes». */
const STANDS_FOR =
  /^(?:l'une? et l'autre|(?:tous |toutes )?(?:celui|ceux|celles?)(?:-(?:là|ci))?|(?:tous |toutes )?l(?:e|a|es) (?:mien|tien|sien|mienne|tienne|sienne|nôtre|vôtre|leur)s?|(?:l'|les |quelques-)une?s?|(?:les |d')autres|(?:nous |tous |toutes |les |tous les |toutes les )?(?:deux|trois|quatre)|certaine?s|plusieurs|aucune?|nulle?|la plupart|beaucoup)$/u
const FEMININE =
  /^(?:celles?|toutes|certaines|aucune|nulle|(?:l'|les |quelques-)unes?|la (?!plupart))|ennes?$/u
const PLURAL =
  / et |^(?:ceux|tous|toutes|nous|les|beaucoup|la plupart|deux|trois|quatre)(?: |-|$)|s(?:-|$)/u

/** What a pronoun, or a determiner used as one, makes the verb and its attribute agree with; null for what is none. */
export function pronounAgreement(text: string): Agreement | null {
  const lower = text.toLocaleLowerCase('fr')
  const known = SUBJECT_PRONOUNS.get(lower)
  if (known !== undefined || !STANDS_FOR.test(lower)) return known ?? null
  return {
    person: 3,
    number: PLURAL.test(lower) ? 'p' : 's',
    gender: FEMININE.test(lower) ? 'f' : 'm',
  }
}
