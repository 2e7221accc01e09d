import { useState } from 'react'

/** What stands in the box of an answer; another question empties it. */
export function useTyped(rank: number): [text: string, type: (text: string) => void] {
  const [typed, setTyped] = useState({ rank, text: '' })
  return [typed.rank === rank ? typed.text : '', (text) => setTyped({ rank, text })]
}
