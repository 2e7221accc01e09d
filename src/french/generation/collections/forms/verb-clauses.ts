/** Whose verb each is in a line, and which forms of it the line may therefore tell: «dirent» is neither «papa dit» nor «dis». */
import type { FiniteForm, GivenWord } from '../../request/interpretation.ts'

interface Clause {
  /** As it is written; null where the line says none. */
  readonly subject: string | null
  /** «se souvenir» and «ne pas venir» without what stands before; «aller» of «aller voir». */
  readonly lemma: string
  /** «impératif.tu», «état»; empty for none. */
  readonly mark: string
}

const PART =
  /S(?::\p{L}+)?\{([^{}]*)\}|V\{([^{}:]*)(?::([^{}]*))?\}(?=([ -]S(?::\p{L}+)?\{([^{}]*)\})?)/gu
const BEFORE_VERB =
  /^(?:ne (?:pas |plus |jamais |rien )?|n'|se |s'|l[ea] |l'|les |lui |leur |en |y |me |te |nous |vous |(?:pas|plus) )+/u

/** The verbs of a text in notation, each with its subject: the one before, or the one that follows at once («dit papa»). */
function clausesOf(text: string): Clause[] {
  let doer: string | null = null
  let isOfChild = false
  return [...text.matchAll(PART)].flatMap(([, subject, verb, mark = '', , after]) => {
    if (verb === undefined) {
      // «Nino …, il mange»: the child again.
      doer = subject === 'il' && isOfChild ? 'héros' : (subject ?? null)
      isOfChild ||= subject === 'héros'
      return []
    }
    const [lemma = ''] = verb.replace(BEFORE_VERB, '').split(/[ +]/u)
    return [{ subject: after ?? doer, lemma, mark }]
  })
}

const SPEAKERS: Readonly<Record<string, string>> = {
  je: '1s',
  "j'": '1s',
  tu: '2s',
  nous: '1p',
  vous: '2p',
}
/** Whoever the words ask, or nobody says how many they are. */
const ANYBODY = /^(?:héros|qui|que|ce|c'|eux)$|[|&[]|(?:^| )et /u
const SEVERAL =
  /^(?:ils|elles|les|des|ces|mes|tes|ses|nos|vos|leurs|deux|trois|quatre|cinq|dix|cent|mille|tous|toutes|quelques|plusieurs|certains|beaucoup)(?= |$)/iu

function isSaidOf(subject: string | null, { person, number }: FiniteForm): boolean {
  if (subject === null || ANYBODY.test(subject)) return true
  const speaker = SPEAKERS[subject]
  if (speaker !== undefined) return speaker === `${person}${number}`
  return person === 3 && number === (SEVERAL.test(subject) ? 'p' : 's')
}

/** A verb with no mark is told in the tense asked; with one, in its own. */
function isToldIn(mark: string, { tense }: FiniteForm): boolean {
  if (mark === '' || mark === 'état' || mark === 'événement') return true
  return mark.replaceAll('_', ' ').startsWith(tense)
}

/** Whether the line has a verb that the form given may be of; true for any other word. */
export function mayTellForm(text: string, { text: form, interpretations }: GivenWord): boolean {
  const [sense] = interpretations
  if (sense?.kind !== 'finite') return true
  const clauses = clausesOf(text).filter(({ lemma }) => lemma === sense.lemma)
  // Written out in a group, or its verb is called otherwise here: the sentence told will show.
  if (clauses.length === 0)
    return text.toLocaleLowerCase('fr').includes(form.toLocaleLowerCase('fr'))
  return clauses.some(({ subject, mark }) =>
    sense.uses.some((use) => isSaidOf(subject, use) && isToldIn(mark, use)),
  )
}
