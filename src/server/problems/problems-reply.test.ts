/** What the server sends of a problem is all that its hints and figures are made of. */
import { expect, test } from 'vitest'
import { drawProblems } from '../../contract/problems.ts'
import { drawProblem } from '../../french/problems/draw-problem.ts'
import { loadProblems } from '../language-worker/load-problems.ts'

test('CAL-16 a problem of every frame arrives as it was drawn', () => {
  const { frames, names } = loadProblems()
  const problems = frames.flatMap((frame) =>
    [...frame.levels.keys()].map((level) => drawProblem(frame, level, 1, names)),
  )
  const sent: unknown = JSON.parse(JSON.stringify({ problems }))
  expect(drawProblems.reply.parse(sent)).toEqual(sent)
})
