/** Why a verb is conjugated as it is, as data: its subject, its tense, a rule of its family. */

type Word = { readonly expected: string }

/** What tells the tense in the sentence: «autrefois», or another verb of it. */
export interface TenseClue {
  readonly said: string
  readonly isVerb: boolean
}

export type VerbExplanation =
  | (Word & { readonly kind: 'participle-letter'; readonly feminine: string })
  /** `question`: «Qui est-ce qui miaule»; `model`: «ils chantent», another verb in the same person and tense. */
  | (Word & {
      readonly kind: 'subject-verb'
      readonly subject: string
      readonly relation:
        | 'pronoun'
        | 'near'
        | 'distant'
        | 'relative'
        | 'coordinated'
        | 'shared'
        | 'inverted'
      /** «chat» of «le chat des voisins». */
      readonly core: string
      readonly question: string
      /** «ils» for «les chats», null where the subject is a pronoun. */
      readonly pronoun: string | null
      readonly ending: string
      readonly model: string | null
    })
  | (Word & {
      readonly kind: 'find-subject'
      readonly question: string
      readonly ending: string
      readonly number: 's' | 'p'
    })
  | (Word & { readonly kind: 'imperative'; readonly model: string; readonly ending: string })
  /** `trial`: this sentence with another verb in its place; `model`: that verb. */
  | (Word & {
      readonly kind: 'vendre'
      readonly form: 'infinitive' | 'participle'
      readonly trial: string
      readonly model: string
    })
  /** `other`: what the copy has instead, when it is a tense of the same verb. */
  | (Word & {
      readonly kind: 'tense-ending'
      readonly tense: string
      readonly pronoun: string
      /** «les gens», null for a pronoun or where it is not certain. */
      readonly core: string | null
      readonly ending: string
      readonly model: string | null
      readonly other: { readonly form: string; readonly tense: string } | null
      readonly clue: TenseClue | null
    })
  /** «vous faites», «vous dites», «vous êtes». */
  | (Word & { readonly kind: 'vous-tes' })
  /** `letter` of the infinitive stays («il prend»); '' for verbs in -indre and -soudre, which lose their d. */
  | (Word & {
      readonly kind: 'kept-letter'
      readonly letter: string
      readonly infinitive: string
      readonly said: string
      readonly like: string | null
    })
  | (Word & {
      readonly kind: 'future-stem'
      readonly infinitive: string
      readonly ending: string
      readonly tense: string
    })
  | (Word & { readonly kind: 'future-rr' })
  /** `letter`: y or i of «essuyer», as this form has it. */
  | (Word & { readonly kind: 'verb-in-yer'; readonly infinitive: string; readonly letter: string })
  /** «nous criions». */
  | (Word & {
      readonly kind: 'two-vowels'
      readonly stem: string
      readonly ending: string
      readonly tense: string
      readonly clue: TenseClue | null
    })
  | (Word & { readonly kind: 'simple-past'; readonly singular: string; readonly plural: string })
  /** «ils vécurent»: the ending has one r. */
  | (Word & { readonly kind: 'past-one-r'; readonly ending: string })
  /** «c'est toi qui as»: `antecedent` is «toi», `pronoun` «tu». */
  | (Word & {
      readonly kind: 'qui-person'
      readonly antecedent: string
      readonly pronoun: string
      readonly said: string
    })
  | (Word & { readonly kind: 'avoir-subjunctive' })
  /** `core`: the noun that decides, null for a pronoun, '' where it is not certain; `other`: the person of the form on the copy. */
  | (Word & {
      readonly kind: 'other-person'
      readonly core: string | null
      readonly number: 's' | 'p'
      readonly said: string
      readonly other: string
    })
  /** `trial`: the same person of «faire» or «prendre», where the subjunctive is heard. */
  | (Word & {
      readonly kind: 'subjunctive'
      /** null where the singular of the verb itself is said. */
      readonly infinitive: string | null
      readonly trial: string
      readonly ending: string
      readonly model: string | null
    })
  | (Word & { readonly kind: 'past-circumflex'; readonly hasHat: boolean; readonly plural: string })
  /** «je chanterai» and «je chanterais»: told by «nous». */
  | (Word & { readonly kind: 'future-or-conditional'; readonly plural: string })
