import type { ReactElement } from 'react'
import { GRAMMAR_SETUP } from '../../texts/grammar/grammar.ts'
import { GrammarSession } from './grammar-session.tsx'

export function meta(): { title: string }[] {
  return [{ title: GRAMMAR_SETUP.control.pageTitle }]
}

export default function GrammarControlScreen(): ReactElement {
  return <GrammarSession mode="control" />
}
