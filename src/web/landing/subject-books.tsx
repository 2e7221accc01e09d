import type { ReactElement } from 'react'
import { LANDING } from '../../texts/landing.ts'

/** A notebook a subject; those to come are in kraft. */
export function SubjectBooks(): ReactElement {
  return (
    <ul className="books">
      {LANDING.subjects.map(({ name, available }) => (
        <li key={name}>
          <div className="book" style={available ? { '--c': 'var(--cover-blue)' } : {}}>
            <div className="label">
              <span>
                <strong>{name}</strong>
                <small>{LANDING.levels}</small>
              </span>
            </div>
            <span className={`book-state ${available ? 'text-leaf' : ''}`}>
              {available ? LANDING.available : LANDING.soon}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
