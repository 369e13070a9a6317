/** Somebody else has changed it first: nothing is written. */
export class Overtaken extends Error {
  override name = 'Overtaken'
}
