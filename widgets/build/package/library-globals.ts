export const libraryGlobals = {}
