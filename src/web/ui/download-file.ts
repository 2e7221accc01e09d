/** Long enough for a browser to have begun the download. */
const RELEASE_MS = 60_000

/** Gives a file to the browser, which puts it where it puts downloads. */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS)
}
