/** The package is another name for `preact/compat`, and has no types of its own. */
declare module '@preact/compat' {
  export * from 'preact/compat'
  export { default } from 'preact/compat'
}
