import type { ReactElement } from 'react'
import { GRAMMAR_SETUP } from '../../texts/grammar.ts'
import { GrammarDesk } from './grammar-desk.tsx'

export function meta(): { title: string }[] {
  return [{ title: GRAMMAR_SETUP.training.pageTitle }]
}

export default function TrainingScreen(): ReactElement {
  return <GrammarDesk mode="training" />
}
