/** Words that make one turn together, so that none of them has a nature or a function of its own (GRA-14). */
import type { Language } from '../data/language.ts'
import { memoise } from '../memoise.ts'
import type { Token } from '../sentence.ts'

type Tokens = readonly Token[]

/** «bandes dessinées» and «bande dessinée» alike. */
function withoutPlural(word: string): string {
  return word.toLocaleLowerCase('fr').replace(/[sx]$/u, '')
}

/** Nouns of several words, by their first: «bande dessinée», «pomme de terre», «feu d'artifice». */
const compoundsOf = memoise((language: Language, first: string): readonly string[][] =>
  [...language.nouns.keys()]
    .filter((lemma) => lemma.includes(' '))
    .map((lemma) => lemma.split(/\s+|(?<=')/u).map(withoutPlural))
    .filter(([word]) => word === first),
)

function opensCompound(tokens: Tokens, at: number, language: Language): boolean {
  const words = tokens.slice(at).map(({ text }) => withoutPlural(text))
  return compoundsOf(language, words[0] ?? '').some((compound) =>
    compound.every((word, index) => word === words[index]),
  )
}

/** «avoir très peur», «prendre soin», «être boulanger»: a common noun without a determiner belongs to its verb. */
function opensVerbalTurn(tokens: Tokens, at: number): boolean {
  const verb = tokens[at]
  const next = tokens.slice(at + 1).find(({ nature }) => nature !== 'adverbe')
  const isCommon = next?.nature === 'nom' && !/^\p{Lu}/u.test(next.lemma ?? '')
  const isSubject = next?.grammarFunction === 'sujet'
  return verb?.nature === 'verbe' && isCommon && !isSubject
}

const CONTRACTED = /^(?:au|aux|du)$/iu

/** «carte au trésor»: no circumstance, and no complement that could be left out. */
function isTurn(before: Token | undefined, { nature, text, group }: Token): boolean {
  const inside = before?.group === group && before.nature === 'nom'
  return inside && nature === 'préposition' && CONTRACTED.test(text)
}

/** «pour la première fois», «faire semblant»: they name nothing that a child could point at. */
const TURNED: ReadonlySet<string> = new Set(['fois', 'semblant'])

/** «petit déjeuner», «peu à peu», «jusqu'au», «avoir mal», «carte au trésor», and the compounds of the tables. */
export function hasSetPhrase(tokens: Tokens, language: Language): boolean {
  return tokens.some((token, at) => {
    const before = tokens[at - 1]
    const breakfast = token.lemma === 'déjeuner' && before?.lemma === 'petit'
    // «d'après», «de chez»: two prepositions are one.
    const repeated =
      before?.nature === 'préposition' && ['adverbe', 'préposition'].includes(token.nature)
    const turned = TURNED.has(token.lemma ?? '')
    const ache = before?.lemma === 'avoir' && token.lemma === 'mal'
    const joined = /'\p{L}/u.test(token.text.replace(/^aujourd'hui$/iu, ''))
    return (
      breakfast ||
      repeated ||
      turned ||
      ache ||
      joined ||
      isTurn(before, token) ||
      opensVerbalTurn(tokens, at) ||
      opensCompound(tokens, at, language)
    )
  })
}
