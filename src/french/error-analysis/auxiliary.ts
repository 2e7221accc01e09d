/** Forms of être and avoir: which one stands before an adjective or a participle decides what it agrees with. */

export type Auxiliary = 'être' | 'avoir'

interface AuxiliaryForm {
  readonly verb: Auxiliary
  /** In the third person; null in the others, whose subject is a pronoun. */
  readonly number: 's' | 'p' | null
}

const LIST: readonly (readonly [Auxiliary, AuxiliaryForm['number'], string])[] = [
  [
    'être',
    null,
    'suis es sommes êtes étais étions étiez serai seras serons serez serais serions seriez',
  ],
  ['être', 's', 'est était sera serait fut soit'],
  ['être', 'p', 'sont étaient seront seraient furent soient'],
  [
    'avoir',
    null,
    'ai as avons avez avais avions aviez aurai auras aurons aurez aurais aurions auriez',
  ],
  ['avoir', 's', 'a avait aura aurait eut ait'],
  ['avoir', 'p', 'ont avaient auront auraient eurent aient'],
]

const FORMS: ReadonlyMap<string, AuxiliaryForm> = new Map(
  LIST.flatMap(([verb, number, forms]) =>
    forms.split(' ').map((form) => [form, { verb, number }] as const),
  ),
)

/** Adverbs that may stand between the auxiliary and what agrees. */
const BETWEEN = new Set(
  'pas plus jamais rien très bien mal trop toujours déjà souvent encore aussi assez si vraiment enfin'.split(
    ' ',
  ),
)

export function isThirdPersonAuxiliary(form: string): boolean {
  return (FORMS.get(form)?.number ?? null) !== null
}

export interface FoundAuxiliary extends AuxiliaryForm {
  readonly at: number
}

/** The auxiliary before a word, with at most two adverbs between. */
export function auxiliaryBefore(
  words: readonly { readonly form: string; readonly first: boolean }[],
  at: number,
): FoundAuxiliary | undefined {
  for (let place = at - 1; place >= Math.max(0, at - 3); place -= 1) {
    if (words[place + 1]?.first) return undefined
    const { form = '' } = words[place] ?? {}
    const found = FORMS.get(form)
    if (found) return { ...found, at: place }
    if (!BETWEEN.has(form)) return undefined
  }
  return undefined
}
