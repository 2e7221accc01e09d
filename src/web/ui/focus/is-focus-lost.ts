/** Whether the focused element was removed or disabled. */
export function isFocusLost({ activeElement, body }: Document): boolean {
  return activeElement === null || activeElement === body || activeElement.matches(':disabled')
}
