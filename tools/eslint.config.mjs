// What eslint asks of the pages' scripts and of their tests; .ci/browser.sh fetches it.
import { createRequire } from 'node:module'

const fetched = createRequire(new URL('../build/page-tools/', import.meta.url))
const js = fetched('@eslint/js')
const globals = fetched('globals')

export default [
  { ignores: ['**/vendor/**'] },
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2023, sourceType: 'module' },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'max-len': ['error', { code: 140, ignoreUrls: true }],
      'no-duplicate-imports': 'error',
      'no-shadow': 'error',
      'no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_$' }],
      'no-var': 'error',
      'object-shorthand': 'error',
      'one-var': ['error', 'never'],
      'prefer-const': 'error',
      'prefer-template': 'error',
    },
  },
  { files: ['src/**/*.js'], languageOptions: { globals: globals.browser } },
  { files: ['tests/**/*.js'], languageOptions: { globals: { ...globals.browser, ...globals.node } } },
]
