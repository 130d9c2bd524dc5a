import * as z from 'zod/mini';
import { POSTCODE_SOURCE } from '../../src/domain/postcodes/regions.ts';

/** Name under which Vite reports the licences of what a build bundles (`build.license`). */
export const LICENSES = 'licenses.json';

const licensesSchema = z.array(
  z.object({
    name: z.string(),
    version: z.string(),
    /** SPDX expression of the package.json. */
    identifier: z.optional(z.string()),
    text: z.optional(z.string()),
  }),
);

export type License = z.infer<typeof licensesSchema>[number];

/** @throws {Error} where the report is not what Vite writes today */
export function readLicenses(report: string): License[] {
  return z.parse(licensesSchema, JSON.parse(report));
}

/**
 * Text of `THIRD-PARTY-NOTICES.txt`: licence texts of everything that is bundled, one section a package and version.
 *
 * @throws {Error} where a package has neither a licence text nor an SPDX identifier
 */
export function noticesOf(licenses: readonly License[]): string {
  const sections = new Map(licenses.map((license) => [`${license.name} ${license.version}`, license]));
  return [...sections]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([title, { identifier, text }]) => {
      if (text === undefined && identifier === undefined) throw new Error(`${title} states no licence`);
      const licence = `Licence (SPDX): ${identifier ?? 'not stated, see the text'}`;
      return [title, '='.repeat(title.length), licence, ...(text === undefined ? [] : ['', text]), ''].join('\n');
    })
    .join('\n');
}

/** What the licences of bundled data ask to be named, after the packages. */
export const DATA_NOTICES = `\nData\n====\n${POSTCODE_SOURCE}\nhttps://creativecommons.org/licenses/by/4.0/\n`;
