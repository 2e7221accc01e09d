import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { CHILDREN_NOTICE } from '../../texts/legal/privacy-children.ts'
import { NotebooksArt } from '../illustrations/notebooks-art.tsx'
import { PATHS } from '../paths.ts'
import { publicMeta } from '../shell/public-meta.ts'

export function meta(): ReturnType<typeof publicMeta> {
  return publicMeta({
    title: CHILDREN_NOTICE.pageTitle,
    description: CHILDREN_NOTICE.description,
  })
}

/** What becomes of a child's work, in words for children (GDPR article 12). */
export default function ChildrenScreen(): ReactElement {
  return (
    <div className="wrap children">
      <div className="children-head">
        <div>
          <h1>{CHILDREN_NOTICE.title}</h1>
          <p className="children-lead">{CHILDREN_NOTICE.lead}</p>
        </div>
        <NotebooksArt />
      </div>
      <ul>
        {CHILDREN_NOTICE.questions.map(({ question, answer }) => (
          <li key={question}>
            <h2>{question}</h2>
            <p>{answer}</p>
          </li>
        ))}
      </ul>
      <p className="children-end">{CHILDREN_NOTICE.end}</p>
      <p>
        <Link to={PATHS.privacy} reloadDocument className="inline-flex min-h-11 items-center">
          {CHILDREN_NOTICE.back}
        </Link>
      </p>
    </div>
  )
}
