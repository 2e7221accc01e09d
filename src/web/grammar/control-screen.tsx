import type { ReactElement } from 'react'
import { GRAMMAR_SETUP } from '../../texts/grammar.ts'
import { GrammarDesk } from './grammar-desk.tsx'

export function meta(): { title: string }[] {
  return [{ title: GRAMMAR_SETUP.control.pageTitle }]
}

export default function ControlScreen(): ReactElement {
  return <GrammarDesk mode="control" />
}
