/** An invalid setting. The message is one sentence for the operator. */
export class BadSetting extends Error {
  override name = 'BadSetting'
}
