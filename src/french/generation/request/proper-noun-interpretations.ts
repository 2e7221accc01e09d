/** Proper nouns among the teacher's words: children, grown-ups and people of history, towns. */
import type { Language } from '../../data/language.ts'
import type { Interpretation } from './interpretation.ts'

/** People whom a lesson tells of under one name; not children who play in the yard. */
const HISTORICAL = new Set(
  'Charlemagne Clovis Napoléon César Vercingétorix Molière Mozart Picasso Gutenberg Pasteur Ulysse Astérix Obélix Zeus Hercule Athéna'.split(
    ' ',
  ),
)

const TITLE =
  /^(monsieur|madame|mademoiselle|m\.|mme|mlle|docteur|maître|maîtresse|papi|papy|mamie|tonton|tata|tante|oncle|roi|reine|prince|princesse|capitaine)$/u
const TOWN_START = /^(La|Le|Les|Saint|Sainte|New|Los|San|Mont)$/u
/** What may stand between two names: «Jeanne d'Arc», «Louis XIV», «Vincent van Gogh». */
const PARTICLE = /^(de|du|des|la|le|von|van|d')$/u

export function isCapitalised(form: string): boolean {
  return /^\p{Lu}/u.test(form)
}

/** «TGV», «CM2»: letters and figures that name no person. */
export function isAcronym(form: string): boolean {
  return /\d/u.test(form) || /^[\p{Lu}.]{2,}$/u.test(form)
}

/** «Victor Hugo», «Jeanne d'Arc»: names that follow one another. */
function isFullName(form: string): boolean {
  const [first = '', ...rest] = form.replaceAll("d'", "d' ").split(' ')
  if (rest.length === 0 || !isCapitalised(first) || isAcronym(first)) return false
  const last = rest.at(-1) ?? ''
  return isCapitalised(last) && rest.every((word) => isCapitalised(word) || PARTICLE.test(word))
}

/** What the lexicon says of a name: a first name, a town, a family. */
function lexiconInterpretations(form: string, language: Language): Interpretation[] {
  const analyses = language.lexicon.analyse(form)
  return analyses.flatMap((analysis): Interpretation[] => {
    if (analysis.proper === 'first-name') return [{ kind: 'name', form, gender: analysis.gender }]
    if (analysis.proper === 'place') return [{ kind: 'city', form }]
    return analysis.proper === 'surname' ? [{ kind: 'family', form }] : []
  })
}

/** «Père Noël», «Roi-Soleil»: one that takes an article, «le portrait du Père Noël». */
const WITH_ARTICLE = /^(?:Père |Petite? |Chat |Prince |Roi-|Mère-)/u
const FEMININE = /^(?:Petite|Mère)/u

function multiwordInterpretations(form: string): Interpretation[] {
  const [first = '', second = ''] = form.split(' ')
  if (WITH_ARTICLE.test(form)) {
    return [{ kind: 'person', form: `${FEMININE.test(form) ? 'la' : 'le'} ${form}` }]
  }
  if (isCapitalised(second)) {
    if (TITLE.test(first.toLocaleLowerCase('fr'))) return [{ kind: 'neighbour', form }]
    if (TOWN_START.test(first)) return [{ kind: 'city', form }]
  }
  return isFullName(form) ? [{ kind: 'person', form }] : []
}

/** Interpretations of a form with a capital; a noun of the tables («Noël», «Paris») is left to them. */
export function properNounInterpretations(form: string, language: Language): Interpretation[] {
  const protagonist = language.names.find(({ name }) => name === form)
  if (protagonist !== undefined) return [{ kind: 'name', form, gender: protagonist.gender }]
  if (language.nounForms.has(form)) return []
  if (form.includes(' ') || WITH_ARTICLE.test(form)) return multiwordInterpretations(form)
  if (!isCapitalised(form)) return []
  return HISTORICAL.has(form) ? [{ kind: 'person', form }] : lexiconInterpretations(form, language)
}
