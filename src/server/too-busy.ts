/** Some part of this server has more to do than it can do soon; the same request may well succeed a little later. */
export class TooBusy extends Error {
  override readonly name: string = 'TooBusy'
}
