/** Ten questions on fractions or measures of a class, all different, the kinds in turn. */
import type { Level } from '../level.ts'
import { newRandom } from '../random.ts'
import { FIGURE_SERIES_LENGTH, type FigureQuestion, type FigureSeries } from './figure.ts'
import type { QuestionDraw } from './fraction-draws.ts'
import { FRACTION_DRAWS } from './fraction-questions.ts'
import { MEASURE_DRAWS } from './measure-questions.ts'

/** Of one kind in a small class there may be fewer different ones. */
const MAX_TRIES = 40

export function drawsOf(series: FigureSeries, level: Level): readonly QuestionDraw[] {
  return (series === 'fractions' ? FRACTION_DRAWS : MEASURE_DRAWS)[level]
}

/** The same seed draws the same questions. */
export function figureSeries(series: FigureSeries, level: Level, seed: number): FigureQuestion[] {
  const random = newRandom(seed)
  const kinds = drawsOf(series, level)
  const order = random.shuffle(
    Array.from({ length: FIGURE_SERIES_LENGTH }, (_, rank) => kinds[rank % kinds.length]),
  )
  const drawn = new Map<string, FigureQuestion>()
  for (const [rank, draw] of order.entries()) {
    if (!draw) continue
    let question = draw(random)
    for (let tries = 0; drawn.has(JSON.stringify(question)) && tries < MAX_TRIES; tries += 1) {
      question = draw(random)
    }
    const key = JSON.stringify(question)
    drawn.set(drawn.has(key) ? `${key}${rank}` : key, question)
  }
  return [...drawn.values()]
}
