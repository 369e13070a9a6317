import compat from 'eslint-plugin-compat'

/** Checks the browser APIs of a bundle against the versions in package.json. */
export default [
  {
    ...compat.configs['flat/recommended'],
    files: ['**/*.js'],
    languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
  },
  {
    // web-vitals looks for these before it uses them, and measures what the browser has.
    files: ['**/trip-vitals.js'],
    settings: {
      polyfills: ['document.prerendering', 'document.wasDiscarded', 'requestIdleCallback'],
    },
  },
]
