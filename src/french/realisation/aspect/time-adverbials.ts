/** What complements of time say of their clause: that it came again and again, or that it lasted so long and ended. */
import type { GroupPart, NounGroup, TemplateItem } from '../../data/template.ts'
import { memoise } from '../../memoise.ts'

const lowered = memoise((parts: readonly GroupPart[]): string =>
  parts
    .map((part) => (part.kind === 'word' ? part.text.toLocaleLowerCase('fr') : 'x'))
    .join(' ')
    .replaceAll("' ", "'"),
)

export function textOfParts(parts: readonly GroupPart[]): string {
  return lowered(parts, '')
}

const DAY = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)'
const AGAIN =
  /^(?:presque |même )?(?:(?:(?:à|après|avant|pendant|dès) )?chaque |(?:tous|toutes) les (?!(?:deux|trois|quatre)$|vacances)|toujours|souvent|rarement|(?:parfois|quelquefois)$|d'habitude|d'ordinaire|de temps en temps|de temps à autre|les (?:matins|soirs|nuits|jours|dimanches|\p{L}+dis)(?= |$)|(?:l'été|l'hiver)$)/u
/** «le lundi», which a story says of one week. */
const WEEKLY = new RegExp(
  `^(?:presque |même )?le ${DAY}(?: (?:matin|midi|soir|après-midi|et le ${DAY}))?$`,
  'u',
)

/** «chaque matin», «le dimanche», «toujours»: a habit. */
export function isHabit({ role, parts }: NounGroup, isOfStory: boolean): boolean {
  if (role !== 'T') return false
  const text = textOfParts(parts)
  return AGAIN.test(text) || (!isOfStory && WEEKLY.test(text))
}

/** «toujours» is for ever, too, and no habit of what comes behind: «il dormait toujours, et le maire l'a appelé». */
export function comesAgain(group: NounGroup, isOfStory: boolean): boolean {
  return isHabit(group, isOfStory) && textOfParts(group.parts) !== 'toujours'
}

const COUNT =
  '(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cents?|mille|\\p{L}+(?:-\\p{L}+)+|plusieurs|quelques|des|de longs|de longues|\\d+)'
const UNIT =
  '(?:demi-)?(?:secondes?|minutes?|heures?|jours|journées?|semaines?|mois|ans|années?|siècles?|nuits|soirées?|instants?|moments?)'
const SO_LONG = new RegExp(
  `^(?:pendant |durant )?(?:environ |presque |à peine |(?:plus|moins|près) d(?:e |'))?(?:${COUNT} (?:longs |longues |bonnes? |petites? )?${UNIT}(?=$| (?!(?:plus|avant|après|par)(?= |$)))|un jour entier|une nuit entière|tout(?:e)? (?:la (?:nuit|journée|soirée|matinée|semaine|année)|l'(?:année|hiver|été|automne|après-midi)|le (?:jour|printemps|mois|trajet|voyage))|longtemps$)|^pendant longtemps|^jusqu'(?!à ce que)`,
  'u',
)

/** «pour la première fois»: what is counted was over each time. */
const ONCE = /^(?:pour )?la (?:première|deuxième|dernière) fois$/u

/** «une heure», «pendant deux semaines», «toute la nuit», «jusqu'au soir»: a time that had its end. */
export function isBounded({ role, parts }: NounGroup): boolean {
  const text = textOfParts(parts)
  return (role === 'T' && SO_LONG.test(text)) || ('TC'.includes(role) && ONCE.test(text))
}

/** «pendant l'orage», «durant la visite». */
export function isDuring({ role, parts }: NounGroup): boolean {
  return role === 'T' && /^(?:pendant|durant) (?!que?(?: |'|$))/u.test(textOfParts(parts))
}

export function isGroup(item: TemplateItem | undefined): item is NounGroup {
  return item?.kind === 'group'
}
