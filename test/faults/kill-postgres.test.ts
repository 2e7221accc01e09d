import { expect, test } from 'vitest'
import { killRound, VICTIMS } from '../support/load/kill-rounds.ts'
import { initialisedFolder } from '../support/product/initialised-data-dir.ts'

test('D5 no acknowledged row is lost when the product, PostgreSQL or both are killed while writing', async () => {
  await using folder = await initialisedFolder()
  for (const victims of VICTIMS) {
    const round = await killRound(folder.path, victims, 300)
    expect(round).toMatchObject({ lost: 0, disordered: 0 })
    expect(round.acknowledged).toBeGreaterThan(0)
  }
})
