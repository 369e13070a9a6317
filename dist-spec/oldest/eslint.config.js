import compat from 'eslint-plugin-compat'

/** Interfaces of browsers that a bundle asks for, by the versions that package.json lists. */
export default [
  {
    ...compat.configs['flat/recommended'],
    files: ['**/*.js'],
    languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
  },
]
