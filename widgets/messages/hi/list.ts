const list = new Intl.ListFormat('hi')

/** 'Kochi, Munnar और Thekkady'. Hindi has no comma before the last, unlike CLDR. */
export const listed = (items: readonly string[]) => list.format(items).replace(', और ', ' और ')
