/** What a child types of a conjugated verb or of a chain of agreement (GRA-17). */
import type { ChainWord, ConjugatedWord } from './exercise.ts'

/** Longer than any form of a verb with its auxiliary. */
export const MAX_TYPED_LENGTH = 40

/** Spaces, capitals and the kind of apostrophe are no part of a form. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u2019\u2018\u02bc]/gu, "'")
    .trim()
    .replace(/\s+/gu, ' ')
    .toLocaleLowerCase('fr')
}

export function isRightTyped(typed: string, word: ConjugatedWord | ChainWord): boolean {
  const others = 'also' in word ? word.also : []
  return [word.text, ...others].some((form) => plain(form) === plain(typed))
}

/** Which part of a wrong form is wrong; `both` where neither can be told apart. */
export type WrongPart = 'radical' | 'ending' | 'both'

/** What may stand behind a radical, right or wrong: the endings of every tense, and how they are misspelt. */
const ENDINGS: ReadonlySet<string> = new Set(
  [
    's x t d z ts ds e es ent ens en ez et est er é ée és ées ai as a on ons ont ais ait aie aies aient',
    'is it i ie ies ions iez isse isson issons issez issent issais issait us ut u int ins',
    'âmes âtes èrent îmes îtes irent ûmes ûtes urent înmes întes inrent ames ates imes ites umes utes',
    'rai ras ra rons ront rez ré rat rais rait rions riez raient erai eras era erons erez eront erais erait',
    'irai iras ira irons irez iront',
  ].flatMap((row) => row.split(' ')),
)

function partOf(radical: boolean, ending: boolean): WrongPart {
  if (radical === ending) return 'both'
  return radical ? 'ending' : 'radical'
}

/** Auxiliary and participle are told apart by the space between them: «as lancé» for «a lancé» has the wrong auxiliary. */
function wrongWord(given: string, { text, also }: ConjugatedWord): WrongPart {
  const [first = '', ...rest] = given.split(' ')
  const forms = [text, ...also].map((form) => plain(form).split(' '))
  return partOf(
    forms.some(([auxiliary]) => auxiliary === first),
    forms.some(([, participle]) => participle === rest.join(' ')),
  )
}

/**
 * Of a form that is wrong: whether its radical stands, or its ending. «Jettons» begins like «jetons» and ends like it, and has
 * another radical; «venit» begins like «vint», and no ending is left of it.
 */
export function wrongPart(typed: string, word: ConjugatedWord): WrongPart {
  const given = plain(typed)
  if (word.text.includes(' ')) return wrongWord(given, word)
  const [radical, ending] = [plain(word.radical), plain(word.ending)]
  if (radical === '' || ending === '') return 'both'
  const behind = given.startsWith(radical) ? given.slice(radical.length) : null
  if (behind === '' || (behind !== null && ENDINGS.has(behind))) return 'ending'
  // «Verai» for «verrai»: the two parts share a letter.
  const room = given.length - ending.length - (behind === null ? 0 : radical.length)
  return given.endsWith(ending) && room >= 0 ? 'radical' : 'both'
}

type Auxiliary = 'être' | 'avoir'

const AUXILIARY_FORMS: Readonly<Record<Auxiliary, ReadonlySet<string>>> = {
  être: new Set('suis es est sommes êtes sont étais était étions étiez étaient'.split(' ')),
  avoir: new Set('ai as a avons avez ont avais avait avions aviez avaient'.split(' ')),
}

/** The verb whose form a word is; null where it is of neither. */
export function writtenAuxiliary(word: string): Auxiliary | null {
  const form = plain(word)
  if (AUXILIARY_FORMS.être.has(form)) return 'être'
  return AUXILIARY_FORMS.avoir.has(form) ? 'avoir' : null
}
