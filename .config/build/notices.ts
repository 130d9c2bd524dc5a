import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { POSTCODE_SOURCE } from '../../src/domain/postcodes/regions.ts';

/** File of Vite's report of bundled licences (`build.license`). */
export const LICENSES = 'licenses.json';

/** Operators of SPDX are upper case; some packages write them otherwise ('MIT or MPL-2.0'). */
const withOperators = (expression: string) =>
  expression.replace(/ (?:and|or|with) /gi, (operator) => operator.toUpperCase());

const licensesSchema = z.array(
  z.object({
    name: z.string(),
    version: z.string(),
    /** SPDX expression of the package.json. */
    identifier: z.optional(z.pipe(z.string(), z.transform(withOperators))),
    text: z.optional(z.string()),
  }),
);

export type License = z.infer<typeof licensesSchema>[number];

/** @throws {Error} if the report does not match the schema */
export function readLicenses(report: string): License[] {
  return z.parse(licensesSchema, JSON.parse(report));
}

/**
 * Licences of installed packages, for those of which the report holds nothing: react-router-dom only passes on the names of react-router.
 *
 * @param names packages with a `package.json` in `node_modules`
 */
export function licensesOfPackages(names: readonly string[]): License[] {
  const packages = names.map((name) => {
    const folder = join('node_modules', name);
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
      string,
      unknown
    >;
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    return { name, version, identifier: license, text: file && readFileSync(join(folder, file), 'utf8') };
  });
  return z.parse(licensesSchema, packages);
}

/**
 * Text of `THIRD-PARTY-NOTICES.txt`: licence texts of all bundled packages, one section per package and version.
 *
 * @throws {Error} if a package has neither a licence text nor an SPDX identifier
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

/** Attribution required by the licences of bundled data, after the packages. */
export const DATA_NOTICES = `\nData\n====\n${POSTCODE_SOURCE}\nhttps://creativecommons.org/licenses/by/4.0/\n`;
