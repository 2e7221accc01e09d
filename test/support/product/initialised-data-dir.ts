/** For tests that begin at the second start of a data folder: the first one has been done once for all. */
import { inject } from 'vitest'
import { folderCopiedFrom, type TestFolder } from './data-dir.ts'

export function initialisedFolder(): Promise<TestFolder> {
  return folderCopiedFrom(inject('madeDataDir'))
}
