/** Cities and seas on maps, by their English names, which are as they are here. */
export const names: Record<string, string> = {}
