/** The custom elements manifest; `site/build/element-facts.ts` provides it. */
declare module 'virtual:elements' {
  const facts: import('./element-kinds.ts').Facts
  export default facts
}
