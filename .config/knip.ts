import type { KnipConfig } from 'knip';

/** What nobody uses. In production, where tests are left out, an export may be for tests as long as its own file needs what it names. */
export default ({ production: isProduction = false }: { production?: boolean }): KnipConfig => ({
  entry: [
    'embed/{index,script,start,styles}.ts!',
    'src/tools/operatorTexts.ts!',
    'src/tools/diagnose/diagnose.ts!',
    'src/tools/{page,platform}-check/*.ts!',
    'embed/react.ts!',
    'src/tools/embedding-page/setUp.tsx!',
    'embed/examples/**/*.{js,mjs,ts,tsx}!',
    'src/admin/renderAdmin.tsx!',
    '.config/**/*.{ts,js}!',
    'test/**/*.test.{ts,tsx}',
    'test/{bench,crossBrowser,pictures,support}/*.{ts,tsx}',
    'test/bench/page/**/*.{ts,tsx}',
    'test/browser/hosts/**',
    'test/doubles/*',
    'test/setup*.ts',
  ],
  // With '!': in production, where what only tests read is left over.
  project: ['{src,embed}/**/*.{ts,tsx}!', 'test/**/*.{ts,tsx}', '.config/**/*.ts'],
  // Apps that the package is tried in have packages of their own.
  ignore: ['.config/package/apps/**'],
  ignoreBinaries: ['Xvfb', 'apt-get', 'dpkg-query', 'mariadb-install-db', 'mariadbd', 'openssl'],
  // Served from node_modules by path: foreign pages of the tests, the peer of the bench, the tests' font.
  ignoreDependencies: [
    '@expo-google-fonts/roboto',
    '@hotwired/turbo',
    '@picocss/pico',
    'bootstrap',
    'bootstrap3',
    'bulma',
    'fomantic-ui-css',
    'instantsearch.js',
    'jquery',
    'jquery1',
    'materialize-css',
    'mootools',
    'react16',
    'requirejs',
    'tailwindcss',
    'uikit',
  ],
  ignoreExportsUsedInFile: isProduction,
});
