/** A setting that cannot be used; the message is one sentence for whoever starts the provider. */
export class BadSetting extends Error {
  override name = 'BadSetting'
}
