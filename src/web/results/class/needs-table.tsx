import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { ClassPupil } from '../../../contract/class/class-results.ts'
import {
  comesBack,
  NEEDS,
  type Need,
  type NeedCounts,
  needCounts,
  sumOfNeeds,
} from '../../../domain/class/need.ts'
import { CLASS_RESULTS, NEED_HEADS, rightWords } from '../../../texts/class-results.ts'
import { decimal, longDate } from '../../../texts/format.ts'
import { learnerPath } from '../../paths.ts'

interface NeedsTableProps {
  readonly pupils: readonly ClassPupil[]
}

/** Pupils × kinds of error: a spot of ink a cell, the figure inside; nothing where there is nothing. */
export function NeedsTable({ pupils }: NeedsTableProps): ReactElement {
  const all = sumOfNeeds(pupils.map(({ missed }) => needCounts(missed)))
  const shown = NEEDS.filter((need) => need !== 'other' || all.other > 0)
  return (
    <section className="card class-card" aria-labelledby="qui-a-besoin">
      <div className="class-card-head">
        <h2 id="qui-a-besoin">{CLASS_RESULTS.needs}</h2>
        <p className="text-sm text-muted">{CLASS_RESULTS.needsLead}</p>
      </div>
      <table className="needs-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{CLASS_RESULTS.pupil}</span>
            </th>
            {shown.map((need) => (
              <th key={need} scope="col">
                <span>{NEED_HEADS[need]}</span>
              </th>
            ))}
            <th scope="col" className="needs-score">
              <span>{CLASS_RESULTS.score}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {pupils.map((pupil) => (
            <PupilRow key={pupil.id} pupil={pupil} needs={shown} isAlone={isAlone(pupil, pupils)} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{CLASS_RESULTS.all}</th>
            {shown.map((need) => (
              <td key={need}>{all[need] > 0 && decimal(all[need])}</td>
            ))}
            <td className="needs-score">{rightWords(sumOf(pupils))}</td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-3 text-sm text-muted">{CLASS_RESULTS.needsNote}</p>
    </section>
  )
}

/** Whether the first name says who it is. */
function isAlone(pupil: ClassPupil, pupils: readonly ClassPupil[]): boolean {
  return pupils.filter((one) => one.first_name === pupil.first_name).length === 1
}

function sumOf(pupils: readonly ClassPupil[]) {
  const sum = (of: 'copies' | 'word_count' | 'error_count'): number =>
    pupils.reduce((total, one) => total + one[of], 0)
  return { word_count: sum('word_count'), error_count: sum('error_count') }
}

interface PupilRowProps {
  readonly pupil: ClassPupil
  readonly needs: readonly Need[]
  readonly isAlone: boolean
}

function PupilRow({ pupil, needs, isAlone }: PupilRowProps): ReactElement {
  const { id, first_name, last_name, copies } = pupil
  const counts: NeedCounts = needCounts(pupil.missed)
  return (
    <tr className={copies === 0 ? 'needs-absent-row' : undefined}>
      <th scope="row">
        <Link to={learnerPath(id)} className="wrap-anywhere">
          {isAlone ? first_name : `${first_name} ${last_name}`}
        </Link>
      </th>
      {copies === 0 ? (
        <td colSpan={needs.length} className="needs-absent">
          {pupil.absent_at === null
            ? CLASS_RESULTS.noCopyOf
            : CLASS_RESULTS.absentOn(longDate(pupil.absent_at))}
        </td>
      ) : (
        needs.map((need) => (
          <td key={need}>{counts[need] > 0 && <Spot count={counts[need]} copies={copies} />}</td>
        ))
      )}
      <td className="needs-score">{rightWords(pupil)}</td>
    </tr>
  )
}

/** Darker, and larger, where it comes back. */
function Spot({ count, copies }: { readonly count: number; readonly copies: number }) {
  return (
    <span className="ink-spot" data-strong={comesBack(count, copies) || undefined}>
      {decimal(count)}
    </span>
  )
}
