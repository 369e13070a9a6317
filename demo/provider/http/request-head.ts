/** Reads a request header by its name in lower case. */
export type Head = (name: string) => string | undefined
