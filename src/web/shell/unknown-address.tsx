import { redirect } from 'react-router'
import { PATHS } from '../paths.ts'

/** An address that is no screen leads to the first page (NAV-04). */
export function clientLoader(): Response {
  return redirect(PATHS.home)
}

export default function UnknownAddress(): null {
  return null
}
