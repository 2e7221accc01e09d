/** Goals that name verbs: «le verbe aller», «les verbes faire, dire et venir». */
import { type GoalRule, once } from './goal-rule.ts'

/** Verbs that classes conjugate. */
const VERBS = new Set(
  'être avoir aller faire dire venir pouvoir voir vouloir prendre devoir savoir mettre partir finir manger lire écrire boire croire tenir courir dormir chanter jouer parler regarder écouter donner trouver commencer lancer nager ranger appeler jeter acheter envoyer payer choisir grandir réussir obéir remplir sortir sentir ouvrir offrir recevoir rendre attendre entendre descendre répondre perdre comprendre apprendre rire vivre suivre conduire connaître'.split(
    ' ',
  ),
)

const ANNOUNCED = /(?:verbes?|auxiliaires?|conjug\p{L}*)(?!\p{L})(.*)/u

function verbsIn(text: string): readonly string[] {
  return (text.match(/\p{L}+/gu) ?? []).filter((word) => VERBS.has(word))
}

function conjugated(lemma: string): GoalRule['shows'] {
  return once(
    ({ natures, lemmas, infinitive }) =>
      natures.includes('verbe') && lemmas.includes(lemma) && !infinitive,
  )
}

/** One rule for each verb of a goal in lower case: the text needs them all, conjugated. */
export function namedVerbs(goal: string): GoalRule[] {
  const named = new Set(verbsIn(ANNOUNCED.exec(goal)?.[1] ?? ''))
  return [...named].map((lemma) => ({ conjugated: true, words: [lemma], shows: conjugated(lemma) }))
}

/** Whether a part that a comma made goes on with the verbs of the part before: «les verbes aller» «faire» «et dire». */
export function continuesVerbs(before: string, part: string): boolean {
  const words = (part.match(/\p{L}+/gu) ?? []).filter((word) => word !== 'et' && word !== 'ou')
  return namedVerbs(before).length > 0 && words.length > 0 && words.every((word) => VERBS.has(word))
}
