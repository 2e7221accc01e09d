/**
 * npm run --silent calculations -- --level CE2 --kind programme --count 10 --seed 1 : the offline series of mathematics, as JSON on
 * stdout: each question with its answer, a way to find it, the hint of its second try and what is drawn beside it.
 */
import { argv, exit, stderr, stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { type AskedQuestion, seriesQuestions } from '../../src/domain/calculation/series/series.ts'
import { initialTest } from '../../src/domain/calculation/setup.ts'
import { strategyFor } from '../../src/domain/calculation/strategies/strategy-choice.ts'
import type { FigureQuestion } from '../../src/domain/figure/figure.ts'
import { figureSeries } from '../../src/domain/figure/figure-series.ts'
import { isLevel, type Level } from '../../src/domain/level.ts'
import { problemFigures } from '../../src/domain/problem/figure/draw-figures.ts'
import type { WordProblem } from '../../src/domain/problem/problem.ts'
import { newRandom } from '../../src/domain/random.ts'
import { drawManyProblems } from '../../src/french/problems/problem-series.ts'
import { loadProblems } from '../../src/server/language-worker/load-problems.ts'
import { answerText, solvedText } from '../../src/texts/calculations/questions.ts'
import { strategyLines, strategySentence } from '../../src/texts/calculations/strategies.ts'
import { figureHint } from '../../src/texts/figures/figure-hints.ts'
import { figureAnswerText, figurePrompt } from '../../src/texts/figures/figure-prompts.ts'
import { problemFigureDescription } from '../../src/texts/problems/figure-texts.ts'
import { answerOf, problemHint, solutionSteps } from '../../src/texts/problems/problem-hints.ts'

const KINDS = ['programme', 'range', 'problems', 'fractions', 'measures'] as const

type Kind = (typeof KINDS)[number]

/** More is no series but a measurement: 20 000 draws are one. */
const MAX_COUNT = 20_000

const USAGE = `usage: calculations --level CP|CE1|CE2|CM1|CM2 --kind ${KINDS.join('|')} [--count 1 to ${MAX_COUNT}] [--seed digits]`

interface Asked {
  readonly level: Level
  readonly kind: Kind
  readonly count: number
  readonly seed: number
}

interface Printed {
  readonly text: string
  readonly answer: string
  readonly strategy?: string
  readonly hint: string
  readonly figure?: object
  readonly kind: string
}

/** Calculations as sentences. */
function sentences(lines: readonly string[]): string[] {
  return lines.map((line) => `${line}.`)
}

function calculation({ question, automatism }: AskedQuestion, level: Level): Printed {
  const strategy = strategyFor(question, level)
  return {
    text: solvedText(question, '…'),
    answer: answerText(question),
    strategy: sentences(strategyLines(strategy)).join(' '),
    hint: strategySentence(strategy),
    figure: strategy.picture,
    kind: automatism ?? question.operation,
  }
}

function wordProblem(problem: WordProblem): Printed {
  return {
    text: problem.text,
    answer: answerOf(problem),
    strategy: solutionSteps(problem)
      .flatMap(({ reason, lines }) => [reason, ...sentences(lines)])
      .join(' '),
    hint: problemHint(problem, 0),
    figure: problemFigures(problem.steps, 0).map((figure) => ({
      said: problemFigureDescription(figure),
      drawn: figure,
    })),
    kind: problem.steps.map(({ kind }) => kind).join('+'),
  }
}

function onFigure(question: FigureQuestion): Printed {
  return {
    text: figurePrompt(question),
    answer: figureAnswerText(question),
    hint: figureHint(question),
    figure: question.figure,
    kind: question.task.kind,
  }
}

/** As many series as `count` takes, each with a seed of its own. */
function repeated<Question>(
  { count, seed }: Asked,
  draw: (seed: number) => readonly Question[],
): Question[] {
  const all: Question[] = []
  // A series takes steps of its seed for its problems, so that seeds one step apart would share some.
  const { whole } = newRandom(seed)
  all.push(...draw(seed))
  while (all.length < count) all.push(...draw(whole(0, 2 ** 31)))
  return all.slice(0, count)
}

function printed(asked: Asked): Printed[] {
  const { level, kind, count, seed } = asked
  switch (kind) {
    case 'programme':
    case 'range': {
      const series = { ...initialTest(level), programme: kind === 'programme', count, seed }
      return seriesQuestions(series).map((asked) => calculation(asked, level))
    }
    case 'problems':
      return drawManyProblems(loadProblems(), asked).map(wordProblem)
    case 'fractions':
    case 'measures':
      return repeated(asked, (one) => figureSeries(kind, level, one)).map(onFigure)
  }
}

function isKind(value: string): value is Kind {
  return KINDS.some((kind) => kind === value)
}

/** Digits only: what JavaScript also reads as a number, such as nothing or 0x10, is a slip. */
function wholeOf(text: string): number {
  return /^\d{1,15}$/u.test(text) ? Number(text) : Number.NaN
}

function parseOptions(): Asked | undefined {
  try {
    const { values } = parseArgs({
      args: argv.slice(2),
      options: {
        level: { type: 'string', default: 'CP' },
        kind: { type: 'string', default: 'programme' },
        count: { type: 'string', default: '10' },
        seed: { type: 'string', default: '1' },
      },
    })
    const { level, kind } = values
    const [count, seed] = [wholeOf(values.count), wholeOf(values.seed)]
    const isCount = count >= 1 && count <= MAX_COUNT
    if (!isLevel(level) || !isKind(kind) || !isCount || Number.isNaN(seed)) return undefined
    return { level, kind, count, seed }
  } catch {
    return undefined
  }
}

const asked = parseOptions()
if (asked) {
  stdout.write(`${JSON.stringify(printed(asked))}\n`)
} else {
  stderr.write(`${USAGE}\n`)
  exit(2)
}
