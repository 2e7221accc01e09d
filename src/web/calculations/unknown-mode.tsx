import { redirect } from 'react-router'
import { PATHS } from '../paths.ts'

/** An unknown mode redirects to the hub. */
export function clientLoader(): Response {
  return redirect(PATHS.calculations)
}

export default function UnknownMode(): null {
  return null
}
