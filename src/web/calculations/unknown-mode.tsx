import { redirect } from 'react-router'
import { PATHS } from '../paths.ts'

/** A mode that does not exist leads to the choice of one. */
export function clientLoader(): Response {
  return redirect(PATHS.calculations)
}

export default function UnknownMode(): null {
  return null
}
