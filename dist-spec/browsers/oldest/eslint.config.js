import compat from 'eslint-plugin-compat'

/** Checks the browser APIs of a bundle against the versions in package.json. */
export default [
  {
    ...compat.configs['flat/recommended'],
    files: ['**/*.js'],
    languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
  },
]
