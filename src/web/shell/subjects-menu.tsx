import type { ReactElement } from 'react'
import { NavLink, useLocation } from 'react-router'
import { MENU } from '../../texts/shell.ts'
import { PATHS } from '../paths.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { SubjectDropdown } from './subject-dropdown.tsx'

interface Item {
  readonly name: string
  readonly to: string
  readonly icon: IconName
}

interface Activity {
  readonly name: string
  readonly to: string
  readonly items: readonly Item[]
}

const DICTATION: Activity = {
  name: MENU.dictation,
  to: PATHS.dictations,
  items: [
    { name: MENU.create, to: PATHS.dictationCreate, icon: 'pencil' },
    { name: MENU.list, to: PATHS.dictationList, icon: 'list' },
    { name: MENU.correct, to: PATHS.dictationCorrect, icon: 'camera' },
  ],
}

const GRAMMAR: Activity = {
  name: MENU.grammar,
  to: PATHS.grammar,
  items: [
    { name: MENU.training, to: PATHS.grammarTraining, icon: 'pencil' },
    { name: MENU.control, to: PATHS.grammarControl, icon: 'clock' },
  ],
}

const CALCULATION: Activity = {
  name: MENU.calculation,
  to: PATHS.calculations,
  items: [
    { name: MENU.training, to: PATHS.calculationTraining, icon: 'pencil' },
    { name: MENU.test, to: PATHS.calculationTest, icon: 'clock' },
  ],
}

const PROBLEMS: Activity = { name: MENU.problems, to: PATHS.problems, items: [] }

const FIGURES: Activity = { name: MENU.figures, to: PATHS.figures, items: [] }

/** Path prefix of the screens of mathematics. */
const MATHS = '/app/mathematiques'

/** Path prefix of the screens of French. */
const FRENCH = '/app/francais'

const COMING: readonly string[] = [MENU.history, MENU.geography]

/** Subjects with their activities; those to come are no links (NAV-10). */
export function SubjectsMenu(): ReactElement {
  const { pathname, key } = useLocation()
  return (
    <nav aria-label={MENU.label} className="subjects">
      <ul className="wrap">
        <SubjectDropdown
          key={`${MENU.french}-${key}`}
          name={MENU.french}
          colour="var(--cover-blue)"
          current={pathname.startsWith(FRENCH)}
        >
          <div className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_auto]">
            <ActivityLinks activity={DICTATION} />
            <ActivityLinks activity={GRAMMAR} />
          </div>
        </SubjectDropdown>
        <SubjectDropdown
          key={`${MENU.maths}-${key}`}
          name={MENU.maths}
          colour="var(--cover-red)"
          current={pathname.startsWith(MATHS)}
        >
          <div className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_auto]">
            <ActivityLinks activity={CALCULATION} />
            <div>
              <ActivityLinks activity={PROBLEMS} />
              <ActivityLinks activity={FIGURES} />
            </div>
          </div>
        </SubjectDropdown>
        {COMING.map((name) => (
          <li key={name}>
            <span className="subject" data-soon="" style={{ '--c': 'var(--kraft)' }}>
              {name} <span className="soon">{MENU.soon}</span>
            </span>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ActivityLinks({ activity }: { activity: Activity }): ReactElement {
  return (
    <div>
      <NavLink to={activity.to} end className="menu-link font-semibold!">
        {activity.name}
      </NavLink>
      {activity.items.length > 0 && (
        <ul className="border-l-[1.5px] border-rule pl-2 ml-3">
          {activity.items.map(({ name, to, icon }) => (
            <li key={to}>
              <NavLink to={to} className="menu-link">
                <Icon name={icon} className="size-5 text-ink-700" />
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
