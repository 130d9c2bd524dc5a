import js from '@eslint/js';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { newerApi } from './browsers/newerApi.js';

const ENUM = { selector: 'TSEnumDeclaration', message: 'Name the values in a union type or a table.' };

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', '.cache/', 'public/', 'test/browser/hosts/vendor/'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: { projectService: true },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // Both ask for the types of everything that is assigned, a quarter of the time of all rules, and there is nothing for them to find: the
      // handful of classes have no look-alikes, and enums are forbidden.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      'no-restricted-syntax': ['error', ENUM],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      'no-console': 'error',
      eqeqeq: ['error', 'smart'],
    },
  },
  {
    files: ['src/**/*.tsx', 'embed/**/*.tsx', 'test/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.strict.rules,
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'embed/**/*.ts'],
    plugins: { browsers: { rules: { 'newer-api': newerApi } } },
    rules: { 'browsers/newer-api': 'error' },
  },
  {
    // The rules of the React compiler are for what is shipped; analysing the tests as well takes as long again.
    files: ['test/**/*.tsx'],
    rules: {
      ...Object.fromEntries(Object.keys(reactHooks.configs.recommended.rules).map((rule) => [rule, 'off'])),
      'react-hooks/rules-of-hooks': 'error',
    },
  },
  {
    files: ['test/**/*.{ts,tsx}', '.config/**/*.ts', 'vite.config.ts'],
    languageOptions: { globals: { ...globals.node } },
    // Looks up every name that is used; what is deprecated must not be shipped.
    rules: { '@typescript-eslint/no-deprecated': 'off' },
  },
  {
    files: ['test/browser/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ENUM,
        {
          selector:
            "CallExpression[callee.name='expect'] > AwaitExpression > CallExpression[callee.property.name=/^(count|textContent|innerText|allTextContents|allInnerTexts|inputValue|getAttribute|is(Visible|Hidden|Checked|Enabled|Disabled))$/]",
          message: 'What the page shows may still change: wait for it with expect.poll(() => …).',
        },
      ],
    },
  },
  {
    files: ['embed/{warnDealer,diagnose/diagnose}.ts', 'embed/realm/startIn.ts', 'src/parts/frame/rootOptions.ts'],
    rules: { 'no-console': ['error', { allow: ['error', 'info'] }] },
  },
  {
    // Apps of their own, with packages that are only installed where they are tried.
    files: ['.config/package/apps/**'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  { files: ['test/tools/**', 'test/engines/**', '.config/**'], rules: { 'no-console': 'off' } },
  { files: ['**/*.js'], languageOptions: { globals: { ...globals.node, ...globals.browser } } },
);
