import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { breakpoints } from '../../src/ui/breakpoints';
import { readSources } from './sources';

/** Layouts that depend on their content instead of the shop's breakpoints. */
const OWN_WIDTHS: Record<string, { widths: readonly number[]; reason: string }> = {
  'src/admin/pages/today/today.css': { widths: [1540], reason: 'two columns of cases in a window of 1600 px' },
  'src/features/search/SearchWidget.css': { widths: [580, 860], reason: 'columns of fields, in a place of the host' },
  'src/features/search/SearchPage.css': {
    widths: [340],
    reason: 'the controls above the list in one row of a phone',
  },
  'src/features/search/list/ResultList.css': {
    widths: [648, 1080, 1420, 1920],
    reason: 'as many columns as cards have room for',
  },
  'src/features/vehicle/VehicleView.css': {
    widths: [360, 1080, 1420],
    reason: 'a call button in the bar of phones; all tabs in one row; room beside a gallery of full height',
  },
};

const root = join(import.meta.dirname, '../..');
const sheets = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({
    path: `src/${name.replaceAll('\\', '/')}`,
    css: readFileSync(join(root, 'src', name), 'utf8'),
  }));

const widths: readonly number[] = Object.values(breakpoints);

describe('the widths at which the shop changes', () => {
  it('are breakpoints, or the own widths of a layout', () => {
    const strange = sheets.flatMap(({ path, css }) =>
      [...css.matchAll(/@container shop [^{]*/g)].flatMap(([rule]) =>
        [...rule.matchAll(/(min|max)-width: ([\d.]+)px/g)]
          .filter(([, bound, px]) => {
            // 'below 640' is written as 639.98, so that fractional widths always match one side.
            const width = bound === 'min' ? Number(px) : Math.round((Number(px) + 0.02) * 100) / 100;
            return !widths.includes(width) && !OWN_WIDTHS[path]?.widths.includes(width);
          })
          .map(([width]) => `${path}: ${width}`),
      ),
    );
    expect(sheets.length).toBeGreaterThan(50);
    expect(strange).toEqual([]);
  });

  it('are taken from the list of breakpoints by code', () => {
    const literal = readSources('src').flatMap(({ path, code }) =>
      [...code.matchAll(/useIsAtLeast\(\d+\)/g)].map(([call]) => `${path}: ${call}`),
    );
    expect(literal).toEqual([]);
  });
});
