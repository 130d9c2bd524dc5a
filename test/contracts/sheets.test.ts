import { readdirSync, readFileSync } from 'node:fs';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { data } from '../../.config/browsers/support.js';

const sheets = ['src', 'embed'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${folder}/${name}`),
);

// Browsers drop what they do not understand without a word: a rule cut in two, a misspelt property.
it('has sheets that a strict parser understands, with known properties', async () => {
  const unknown: string[] = [];
  const config = await resolveConfig(
    {
      configFile: false,
      css: {
        transformer: 'lightningcss',
        lightningcss: {
          visitor: {
            Declaration: {
              custom: ({ name }) => {
                if (!/^-[-a-z]/.test(name) && !(name in data.css.properties)) unknown.push(name);
              },
            },
          },
        },
      },
    },
    'build',
  );
  const complaints: string[] = [];
  for (const path of sheets) {
    const faults = await preprocessCSS(readFileSync(path, 'utf8'), `${process.cwd()}/${path}`, config).then(
      () => unknown.splice(0),
      (error: unknown) => [String(error)],
    );
    complaints.push(...faults.map((each) => `${path}: ${each}`));
  }
  expect(complaints).toEqual([]);
});
