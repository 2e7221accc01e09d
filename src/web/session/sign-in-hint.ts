/**
 * Whether somebody signed in with this browser and did not sign out: for the header of the public pages, which ask the server
 * nothing. A hint only: the session itself is the server's, and may have ended.
 */
const KEY = 'encrier.signed-in'

export function rememberSignIn(): void {
  try {
    localStorage.setItem(KEY, 'yes')
  } catch {
    // A forbidden storage costs the link in the header, no more.
  }
}

export function forgetSignIn(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // As above.
  }
}

export function isSignInRemembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}
