/** Whether what had the focus is gone, or can have it no more. */
export function isFocusLost({ activeElement, body }: Document): boolean {
  return activeElement === null || activeElement === body || activeElement.matches(':disabled')
}
