import { redirect } from 'react-router'
import { PATHS } from '../paths.ts'

/** Unknown addresses lead to the landing page (NAV-04). */
export function clientLoader(): Response {
  return redirect(PATHS.home)
}

export default function UnknownAddress(): null {
  return null
}
