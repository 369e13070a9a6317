/** A concurrent change came first, so nothing was written. */
export class Overtaken extends Error {
  override name = 'Overtaken'
}
