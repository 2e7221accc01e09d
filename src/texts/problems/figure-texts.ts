/** What is written in the figure of a word problem, and said of it to whoever does not see it. */
import {
  type BarModel,
  type BarSegment,
  type BarSpan,
  type FigureValue,
  isLeftOut,
  type ModelBar,
  type PostsFigure,
  type ProblemFigure,
  type RectangleFigure,
  type TimeLine,
} from '../../domain/problem/figure/problem-figure.ts'
import { quantityText } from '../../domain/problem/quantity.ts'

/** Empty for what is found on the way. */
export function figureValueText(value: FigureValue | undefined): string {
  if (value === 'later' || value === undefined) return ''
  return value === null ? '?' : quantityText(value)
}

/** Litres that are counted one by one are a mere number of times. */
function countText(times: FigureValue): string {
  const isMere = times === 'later' || times === null
  return figureValueText(isMere ? times : { value: times.value, measure: null })
}

/** «4 fois», «? fois»; «26 groupes» where the last is not full. */
export function timesText({ times, isRoundedUp = false }: BarSpan): string {
  return `${countText(times)}\u00a0${isRoundedUp ? 'groupes' : 'fois'}`
}

/** «tour : 64 m», «en tout : 64 m». */
export function labelledText(label: 'tour' | 'en tout', value: FigureValue): string {
  return `${label}\u00a0: ${figureValueText(value)}`
}

function saidValue(value: FigureValue | undefined): string {
  return figureValueText(value) || 'une quantité à trouver'
}

/** Under a bar of which groups are left out without a scale. */
export const BROKEN_BAR = "Barre coupée\u00a0: elle n'est pas à l'échelle."

const ROLES = { gap: 'en plus\u00a0: ', rest: 'reste\u00a0: ', ellipsis: '', break: '' } as const

function saidSegment(segment: BarSegment): string {
  const { value, role } = segment
  return isLeftOut(segment) ? '…' : `${role ? ROLES[role] : ''}${saidValue(value)}`
}

/** Equal parts that are unknown are told by their number. */
function saidRun(segments: readonly BarSegment[], span: BarSpan): string {
  const [first] = segments
  const { times } = span
  const isUnknown = first?.value === 'later' && figureValueText(times) !== '?'
  return isUnknown
    ? `${countText(times)} parts égales à trouver`
    : `${segments.map(saidSegment).join(' puis ')} (${timesText(span)})`
}

/** Whether some groups are left out without a scale. */
export function isBroken({ bars }: BarModel): boolean {
  return bars.some(({ segments }) => segments.some(({ role }) => role === 'break'))
}

/** «3 billes, en tout 6 €» would be a sum: «3 billes pour 6 €». */
function saidBrace({ brace, isWorth }: ModelBar): string {
  if (brace === undefined) return ''
  return `${isWorth ? ' pour' : ', en tout'} ${saidValue(brace)}`
}

function saidBar(bar: ModelBar): string {
  const { segments, spans } = bar
  const spanOf = (rank: number): BarSpan | undefined =>
    spans.find(({ from, count }) => rank >= from && rank < from + count)
  const parts = segments.flatMap((segment, rank) => {
    const span = spanOf(rank)
    if (!span) return saidSegment(segment)
    const { from, count } = span
    return rank === from ? saidRun(segments.slice(from, from + count), span) : []
  })
  return `${parts.join(' puis ')}${saidBrace(bar)}`
}

function saidBars({ bars, total }: BarModel): string {
  const together =
    total === undefined ? '' : `\u00a0; toutes les barres ensemble, ${saidValue(total)}`
  return `Schéma en barres\u00a0: ${bars.map(saidBar).join('\u00a0; ')}${together}.`
}

/** Things stand in rows; lengths are sides. */
function saidSides([along, down]: RectangleFigure['sides']): string {
  const isOfRows = along !== null && along !== 'later' && along.measure === null
  return isOfRows
    ? `de ${saidValue(down)} rangées de ${saidValue(along)}`
    : `de côtés ${saidValue(along)} et ${saidValue(down)}`
}

function saidRectangle({ sides, area, perimeter }: RectangleFigure): string {
  const inside = area === undefined ? '' : `\u00a0; dedans, ${saidValue(area)}`
  const around = perimeter === undefined ? '' : `\u00a0; tout le tour, ${saidValue(perimeter)}`
  return `Schéma\u00a0: un rectangle ${saidSides(sides)}${inside}${around}.`
}

function saidTimes({ instants, hops }: TimeLine): string {
  const hours = instants.map(({ value }) => saidValue(value)).join(', ')
  const ways = hops.map(({ value }) => saidValue(value)).join(', puis ')
  return `Ligne du temps\u00a0: ${hours}\u00a0; durée\u00a0: ${ways}.`
}

function saidPosts({ posts, interval, length }: PostsFigure): string {
  return `Schéma\u00a0: ${saidValue(posts)} objets alignés, ${saidValue(interval)} de l'un au suivant, ${saidValue(length)} du premier au dernier.`
}

export function problemFigureDescription(figure: ProblemFigure): string {
  switch (figure.form) {
    case 'bars':
      return saidBars(figure)
    case 'rectangle':
      return saidRectangle(figure)
    case 'time-line':
      return saidTimes(figure)
    case 'posts':
      return saidPosts(figure)
  }
}
