import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../icon.tsx'

interface TileProps {
  readonly to: string
  readonly words: { readonly title: string; readonly text: string; readonly action: string }
  readonly points?: readonly string[]
  /** Picture above the text instead of beside it. */
  readonly big?: boolean
  /** Background class of the picture. */
  readonly ground?: string
  readonly children: ReactNode
}

/** A link to an activity, in the form of a card. */
export function Tile(props: TileProps): ReactElement {
  const { to, words, points = [], big = false, ground = 'bg-ink-100', children } = props
  const art = <div className={`tile-art ${ground}`}>{children}</div>
  return (
    <Link to={to} className={`card tile ${big ? 'tile-big' : ''}`}>
      {big && art}
      <div className="tile-text">
        <h2>{words.title}</h2>
        <p className="mt-2 text-muted">{words.text}</p>
        {points.length > 0 && (
          <ul className="mt-3 grid gap-1.5">
            {points.map((point) => (
              <li key={point} className="flex items-center gap-2.5">
                <Icon name="check" className="size-5 text-leaf" />
                {point}
              </li>
            ))}
          </ul>
        )}
        <span className="mt-4 inline-flex items-center gap-2 font-semibold text-ink-700">
          {words.action}
          <Icon name="arrow-right" className="tile-arrow size-5" />
        </span>
      </div>
      {!big && art}
    </Link>
  )
}
