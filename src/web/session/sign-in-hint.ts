/**
 * Whether somebody signed in with this browser and did not sign out: for the header of the public pages, which ask the server
 * nothing. A hint only: the session itself is the server's, and may have ended.
 */
import { recallFromBrowser, rememberInBrowser } from '../persistence/browser-storage.ts'

const KEY = 'encrier.signed-in'

export function rememberSignIn(isSignedIn: boolean): void {
  rememberInBrowser(KEY, isSignedIn ? 'yes' : null)
}

export function isSignInRemembered(): boolean {
  return recallFromBrowser(KEY) !== null
}
