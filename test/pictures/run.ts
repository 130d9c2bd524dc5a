/**
 * `npm run pictures -- FOLDER`: pictures of all screens, for a redesign: at 360, 768 and 1280 px, each in light, dark and lemon yellow.
 * The pieces of `src/ui` in their states are one of them (`--only Bausteine`).
 * `--dist dist`, `--only 'checkout, rate'` (part of a screen's name), `--width 1920`: at any other width, alone.
 * `npm run pictures -- --compare BEFORE AFTER`: what differs, with pictures of it in `AFTER/differences`.
 */
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { comparePictures } from './compare';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    compare: { type: 'boolean', default: false },
    dist: { type: 'string', default: 'dist' },
    only: { type: 'string', default: '' },
    width: { type: 'string', default: '' },
  },
});
const [folder, after] = positionals;
if (folder === undefined || (values.compare && after === undefined))
  throw new Error('npm run pictures -- FOLDER, or npm run pictures -- --compare BEFORE AFTER');

if (values.compare) {
  const { compared, lines } = await comparePictures(folder, after ?? '');
  console.log([...lines, `${compared} compared, ${lines.length} differ`].join('\n'));
  process.exitCode = lines.length > 0 ? 1 : 0;
} else {
  Object.assign(process.env, {
    WEBSHOP_DIST: values.dist,
    WEBSHOP_PICTURES: JSON.stringify({ folder, only: values.only, width: values.width }),
  });
  const runner = await startVitest('test', [], { run: true, project: 'pictures' });
  await runner.close();
}
