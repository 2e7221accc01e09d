/**
 * Set-up of the drills: one cluster for the whole run, brought up and taken down by the commands of deploy/cluster. One that stands already,
 * named by CLUSTER_DIR, is used and left.
 */
import { tmpdir } from 'node:os'
import type { TestProject } from 'vitest/node'
import { testFolder } from '../product/data-dir.ts'
import { membersAt, type Place } from './cluster-members.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where it stands: `sharedCluster()`. */
    readonly cluster: Place
  }
}

const SECOND = 78

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { CLUSTER_DIR } = process.env
  if (CLUSTER_DIR !== undefined) {
    project.provide('cluster', { folder: CLUSTER_DIR, second: SECOND })
    return async () => undefined
  }
  const folder = await testFolder(tmpdir())
  const place = { folder: folder.path, second: SECOND }
  const { script } = membersAt(place)
  const down = async (): Promise<void> => {
    await script('down', ['--delete'])
    await folder[Symbol.asyncDispose]()
  }
  await script('up').catch(async (error: unknown) => {
    await down()
    throw error
  })
  project.provide('cluster', place)
  return down
}
