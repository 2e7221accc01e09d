import type { ReactElement } from 'react'
import { COPY_COVER_WRITE } from '../../texts/word-review/word-practice.ts'
import { PracticePage } from './practice-page.tsx'
import { copyCoverWrite } from './word-practice-state.ts'

export function meta(): { title: string }[] {
  return [{ title: COPY_COVER_WRITE.pageTitle }]
}

/** REV-02. */
export default function CopyCoverWriteScreen(): ReactElement {
  const { title, lead } = COPY_COVER_WRITE
  return <PracticePage title={title} lead={lead} start={copyCoverWrite} />
}
