/** node tools/checks/kill-test.ts [ROUNDS]: kills everything while it writes, again and again, and prints what was lost. */

import { type KillRound, killRound, VICTIMS } from '../../test/support/load/kill-rounds.ts'
import { testFolder } from '../../test/support/product/data-dir.ts'

const rounds = Number(process.argv[2] ?? 20)
const results: KillRound[] = []

function sum(of: (round: KillRound) => number): number {
  return results.reduce((total, round) => total + of(round), 0)
}

{
  await using folder = await testFolder()
  for (let round = 0; round < rounds; round += 1) {
    const victims = VICTIMS[round % VICTIMS.length] ?? 'all'
    const result = await killRound(folder.path, victims, 200 + ((round * 397) % 1300))
    results.push(result)
    process.stdout.write(`${JSON.stringify({ round: round + 1, victims, ...result })}\n`)
  }
}

const times = results.map((round) => round.restartMs).sort((a, b) => a - b)
const report = {
  rounds,
  acknowledged: sum((round) => round.acknowledged),
  lost: sum((round) => round.lost),
  disordered: sum((round) => round.disordered),
  restartMedianMs: Math.round(times[Math.floor(times.length / 2)] ?? 0),
  restartWorstMs: Math.round(times.at(-1) ?? 0),
}
process.stdout.write(`${JSON.stringify(report)}\n`)
process.exitCode = report.lost === 0 && report.disordered === 0 ? 0 : 1
