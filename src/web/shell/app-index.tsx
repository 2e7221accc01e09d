import { redirect } from 'react-router'
import { PATHS } from '../paths.ts'

/** The application opens on dictations (NAV-03). */
export function clientLoader(): Response {
  return redirect(PATHS.dictations)
}

export default function AppIndex(): null {
  return null
}
