let told = false

/**
 * In a package: its files are bundled into whoever's page it is, so where they came from says nothing. The
 * page's own origin is asked, and the console told once that this is a guess.
 */
export function home(): string {
  const { origin } = location
  if (!told) {
    console.error(
      `trip-widgets: no provider is named, so ${origin} is asked. Write <html data-trip-provider="https://YOUR-PROVIDER">, or the attribute provider on the tag.`,
    )
  }
  told = true
  return origin
}
