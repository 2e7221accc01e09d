/** «Importer une classe»: a list is chosen, then looked at line by line and mended before anything is sent. */
import type { ImportedLearner } from '../../contract/class/class-import.ts'
import type { Learner } from '../../contract/learners.ts'
import type { CalendarDate } from '../../domain/calendar-date.ts'
import type { ClassListRefusal } from '../../domain/class/class-list.ts'
import { type CheckedPupil, checkImport, isProbablyTwice } from '../../domain/class/import-check.ts'
import type { ListedPupil } from '../../domain/class/listed-pupil.ts'
import type { Level } from '../../domain/level.ts'
import type { Result } from '../../domain/refusal.ts'

export interface ImportLine extends ListedPupil {
  /** Place in the list as it was read. */
  readonly key: number
  readonly isTaken: boolean
}

/** The learners there are, and the day. */
export interface ImportContext {
  readonly learners: readonly Learner[]
  readonly today: CalendarDate
}

export type ClassImportState =
  | { readonly kind: 'choosing'; readonly refusal: ClassListRefusal | null }
  /** `sendKey`: idempotency key of the import. */
  | {
      readonly kind: 'checking'
      readonly lines: readonly ImportLine[]
      readonly sendKey: string
    }

export type ClassImportEvent =
  | {
      readonly type: 'read'
      readonly list: Result<readonly ListedPupil[], ClassListRefusal>
      readonly context: ImportContext
      readonly sendKey: string
    }
  /** Another list makes another import: the key goes with what is sent. */
  | {
      readonly type: 'changed'
      readonly key: number
      readonly change: Partial<ImportLine>
      readonly sendKey: string
    }
  | { readonly type: 'names-swapped'; readonly sendKey: string }
  | { readonly type: 'level-given'; readonly level: Level; readonly sendKey: string }
  /** Empty for all of them. */
  | {
      readonly type: 'class-chosen'
      readonly name: string
      readonly context: ImportContext
      readonly sendKey: string
    }
  | { readonly type: 'restarted' }

export const INITIAL_IMPORT: ClassImportState = { kind: 'choosing', refusal: null }

/** All but the lines that are probably there already, and those of other classes. */
function taken(
  pupils: readonly ListedPupil[],
  { learners, today }: ImportContext,
  className = '',
): ImportLine[] {
  const checks = checkImport(pupils, learners, today)
  return pupils.map((pupil, key) => ({
    ...pupil,
    key,
    isTaken:
      !isProbablyTwice(checks[key]?.namesake ?? null) &&
      (className === '' || pupil.class_name === className),
  }))
}

function changedLines(
  lines: readonly ImportLine[],
  event: Exclude<ClassImportEvent, { type: 'read' | 'restarted' }>,
): readonly ImportLine[] {
  switch (event.type) {
    case 'changed':
      return lines.map((line) => (line.key === event.key ? { ...line, ...event.change } : line))
    case 'names-swapped':
      return lines.map((line) => ({
        ...line,
        first_name: line.last_name,
        last_name: line.first_name,
      }))
    case 'level-given':
      return lines.map((line) => ({ ...line, level: line.level ?? event.level }))
    case 'class-chosen':
      return taken(lines, event.context, event.name)
  }
}

export function reduceClassImport(
  state: ClassImportState,
  event: ClassImportEvent,
): ClassImportState {
  switch (event.type) {
    case 'read':
      return event.list.ok
        ? {
            kind: 'checking',
            lines: taken(event.list.value, event.context),
            sendKey: event.sendKey,
          }
        : { kind: 'choosing', refusal: event.list.refusal }
    case 'restarted':
      return INITIAL_IMPORT
    default:
      return state.kind === 'checking'
        ? { ...state, lines: changedLines(state.lines, event), sendKey: event.sendKey }
        : state
  }
}

export interface CheckedLine extends CheckedPupil {
  readonly line: ImportLine
}

/** Each line with what should be looked at; a line that is left out is no namesake of the others. */
export function checkedLines(
  lines: readonly ImportLine[],
  { learners, today }: ImportContext,
): CheckedLine[] {
  const all = checkImport(lines, learners, today)
  const kept = lines.filter(({ isTaken }) => isTaken)
  const keptChecks = checkImport(kept, learners, today)
  return lines.map((line, at) => {
    const check = line.isTaken ? keptChecks[kept.indexOf(line)] : all[at]
    return { line, problems: check?.problems ?? [], namesake: check?.namesake ?? null }
  })
}

/** The classes that the list names, each once; none where it names only one. */
export function listedClasses(lines: readonly ImportLine[]): string[] {
  const names = [...new Set(lines.map(({ class_name }) => class_name))].filter(Boolean)
  return names.length > 1 ? names : []
}

/** What is sent of the taken lines; lines without a level are left out. */
export function importedLearners(lines: readonly ImportLine[]): ImportedLearner[] {
  return lines.flatMap(({ isTaken, first_name, last_name, birth_date, level }) =>
    isTaken && level !== null
      ? [{ first_name: first_name.trim(), last_name: last_name.trim(), birth_date, level }]
      : [],
  )
}
