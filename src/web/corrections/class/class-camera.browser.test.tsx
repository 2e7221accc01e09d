import { afterEach, expect, test, vi } from 'vitest'
import { expectAccessible, renderInPage } from '../../../../test/support/screens/kit.tsx'
import { ClassCamera } from './class-camera.tsx'

/** A camera that shows a grey table, at a size. */
function cameraOf(width: number, height: number): MediaStream {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('no canvas')
  pen.fillStyle = '#777'
  pen.fillRect(0, 0, width, height)
  const stream = canvas.captureStream()
  // A picture that stands still sends no frame.
  const moving = setInterval(() => pen.fillRect(0, 0, width, height), 50)
  stream.getVideoTracks()[0]?.addEventListener('ended', () => clearInterval(moving))
  return stream
}

function withCamera(stream: () => Promise<MediaStream>): void {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(stream)
}

afterEach(() => vi.restoreAllMocks())

test('CLA-04 a press takes a photo, the next sheet another, and the camera is closed with its window', async () => {
  const stream = cameraOf(1600, 1200)
  withCamera(async () => stream)
  const photos: File[] = []
  const onPhoto = (photo: File): void => {
    photos.push(photo)
  }
  const shown = await renderInPage(
    <ClassCamera onPhoto={onPhoto} onClose={() => undefined}>
      <p>La dernière : copie de Bilal.</p>
    </ClassCamera>,
  )
  const shutter = shown.getByRole('button', { name: 'Photographier' })
  await expect.element(shutter).toBeEnabled()
  await expect.element(shutter).toHaveFocus()
  await expectAccessible()
  await shutter.click()
  await shutter.click()
  await expect.element(shown.getByText('2 photos prises')).toBeVisible()
  await expect.poll(() => photos.map(({ name }) => name)).toEqual(['Photo 1', 'Photo 2'])
  const [first] = photos
  if (first === undefined) throw new Error('no photo')
  expect(await createImageBitmap(first)).toMatchObject({ width: 1600, height: 1200 })
  await shown.unmount()
  expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
})

test.each([
  ['refused', async () => Promise.reject(new DOMException('', 'NotAllowedError')), /autorisé/],
  ['missing', async () => Promise.reject(new DOMException('', 'NotFoundError')), /Aucun appareil/],
  ['too coarse', async () => cameraOf(640, 480), /trop petite/],
])('CLA-04 a camera that is %s is told, with what to do', async (_name, camera, sentence) => {
  withCamera(camera)
  const shown = await renderInPage(
    <ClassCamera onPhoto={() => undefined} onClose={() => undefined}>
      {null}
    </ClassCamera>,
  )
  await expect.element(shown.getByText(sentence)).toBeVisible()
  expect(shown.container.querySelector('video')).toBeNull()
})
