/** A database can't be read, filled or replaced. The message is one sentence for people. */
export class TransferRefused extends Error {
  override name = 'TransferRefused'
}
