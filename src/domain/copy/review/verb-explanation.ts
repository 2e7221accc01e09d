/** Why a verb is conjugated as it is, as data: its subject, its tense, a rule of its family. */

type Word = { readonly expected: string }

/** What tells the tense in the sentence: «autrefois», or another verb of it. */
export interface TenseClue {
  readonly said: string
  readonly isVerb: boolean
}

export type VerbExplanation =
  /** `said`: its feminine in words, «une chose prise», «elle est assise». */
  | (Word & {
      readonly kind: 'participle-letter'
      readonly said: string
      /** «les clients», of whom the s is; null where none is added. */
      readonly several: string | null
    })
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
      /** «envoyer», where the copy has an ending of other verbs. */
      readonly infinitive: string | null
      /** «nous» of «il nous regarde», which is not the subject. */
      readonly between: string | null
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
      /** The ending of the copy. */
      readonly instead: string
    })
  /** `lead`: the word that the verb stands behind; `model`: another verb there; `wrong`: the form of it that nobody says there. */
  | (Word & {
      readonly kind: 'verb-frame'
      readonly form: 'infinitive' | 'participle'
      readonly lead: string | null
      readonly model: string
      readonly wrong: string
      readonly instead: string
      /** «les statues», which stand before avoir. */
      readonly agreesWith: string | null
    })
  /** «le lever du soleil». */
  | (Word & { readonly kind: 'infinitive-noun'; readonly determiner: string })
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
  /** «si j'avais», written «si j'aurais»: `said` with its pronoun. */
  | (Word & {
      readonly kind: 'after-si'
      readonly said: string
      readonly ending: string
      readonly model: string | null
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
  /** «il prit», not «il prena»: `wrong` is an ending of the verbs in -er; `singular`: «il prit» of «ils prirent». */
  | (Word & {
      readonly kind: 'past-of-others'
      readonly infinitive: string
      readonly wrong: string
      readonly ending: string
      readonly singular: string | null
      readonly said: string
      readonly model: string | null
    })
  /** `said`: «je viendrai», «nous viendrons»; «je vécus», «ils vécurent». */
  | (Word & {
      readonly kind: 'changed-stem'
      readonly tense: string
      readonly infinitive: string
      readonly said: readonly string[]
    })
  /** `present`: «nous buvons», of which the imperfect has the stem. */
  | (Word & { readonly kind: 'imperfect-stem'; readonly present: string; readonly ending: string })
  /** `said`: «il prend», «nous prenons», «ils prennent». */
  | (Word & {
      readonly kind: 'present-stems'
      readonly infinitive: string
      readonly said: readonly string[]
    })
  /** «ils vécurent»: the ending has one r. */
  | (Word & { readonly kind: 'past-one-r'; readonly ending: string })
  /** «c'est toi qui as»: `antecedent` is «toi», `pronoun` «tu». */
  | (Word & {
      readonly kind: 'qui-person'
      readonly antecedent: string
      readonly pronoun: string
      readonly said: string
    })
  /** Also «soyons» and «soyez», written with an i too many. */
  | (Word & { readonly kind: 'avoir-subjunctive' })
  | (Word & {
      readonly kind: 'by-heart'
      readonly infinitive: string
      readonly said: readonly string[]
    })
  /** `core`: the noun that decides, null for a pronoun, '' where it is not certain; `other`: the person of the form on the copy. */
  | (Word & {
      readonly kind: 'other-person'
      readonly core: string | null
      readonly number: 's' | 'p'
      readonly said: string
      readonly other: string
      /** «t» of «elle soit», where «je sois» is said alike; null where the ear tells. */
      readonly ending: string | null
    })
  /** `trial`: the same person of «faire» or «prendre», where the subjunctive is heard. */
  | (Word & {
      readonly kind: 'subjunctive'
      readonly infinitive: string
      readonly trial: string
      readonly ending: string
      readonly model: string | null
      /** «sach» of «savoir», where the copy has the stem of another mood. */
      readonly stem: { readonly of: string; readonly letters: string } | null
    })
  /** «que vous fassiez», of `single`: «que je fasse». */
  | (Word & {
      readonly kind: 'subjunctive-plural'
      readonly single: string
      readonly stem: string
      readonly ending: string
    })
  /** «nous partîmes», «vous chantâtes». */
  | (Word & { readonly kind: 'past-hat'; readonly said: string; readonly like: string })
  /** «ils furent», beside «nous fûmes». */
  | (Word & { readonly kind: 'past-without-hat'; readonly said: string; readonly other: string })
  | (Word & { readonly kind: 'past-circumflex'; readonly hasHat: boolean; readonly plural: string })
  /** «je chanterai» and «je chanterais»: told by «nous». */
  | (Word & { readonly kind: 'future-or-conditional'; readonly plural: string })
  /** «je rangeai» and «je rangeais»: told by «il rangea» and «il rangeait». */
  | (Word & { readonly kind: 'past-or-imperfect'; readonly said: string; readonly never: string })
