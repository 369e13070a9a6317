/**
 * Preact for imports of React. A namespace as default export lets the bundler drop members that a library doesn't use
 * (react-filepond uses only `Component`).
 */
export * from '@preact/compat'
export * as default from '@preact/compat'
