import type { ReactElement } from 'react'
import type { Question } from '../../../domain/calculation/question.ts'
import type { Level } from '../../../domain/level.ts'
import { useLazyComponent } from '../../ui/use-lazy-component.ts'

export interface NoteProps {
  readonly question: Question
  readonly level: Level
}

type Note = (props: NoteProps) => ReactElement | null

async function loadNote(): Promise<Note> {
  return (await import('./strategy-note.tsx')).StrategyNote
}

/** Fetched once a calculation is asked, so that it is there when it is needed. */
export function useStrategyNote(): Note | null {
  return useLazyComponent(loadNote, true)
}
