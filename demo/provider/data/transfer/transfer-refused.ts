/** A database cannot be read, filled or replaced as asked; the message is one sentence for a person. */
export class TransferRefused extends Error {
  override name = 'TransferRefused'
}
