import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

/** Licences of packages that the report lacks: react-router-dom only passes on the names of react-router. */
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

/** Shorter ones only name a licence ("MIT OR MPL-2.0"). */
const MIN_TEXT = 300;

/** The licence's text: the package's own, one beside it (`LICENSE.MIT`), or that of SPDX. @throws {Error} without one */
function textOf({ name, version, identifier, text }: License): string {
  if (text !== undefined && text.length >= MIN_TEXT) return text;
  const folder = join('node_modules', name);
  const others = existsSync(folder)
    ? readdirSync(folder).filter((each) => /^licen[cs]e\.(?!md$|txt$)/i.test(each))
    : [];
  const [beside] = others.map((each) => readFileSync(join(folder, each), 'utf8'));
  const spdx = `.config/build/licences/${identifier ?? ''}.txt`;
  if (beside !== undefined) return beside;
  if (existsSync(spdx)) return readFileSync(spdx, 'utf8');
  throw new Error(`${name} ${version} has no text of its licence (${identifier ?? 'not stated'}): add ${spdx}`);
}

/** Text of `THIRD-PARTY-NOTICES.txt`, a section per package and version; a package without a licence text ends the build. */
export function noticesOf(licenses: readonly License[]): string {
  const sections = new Map(licenses.map((license) => [`${license.name} ${license.version}`, license]));
  return [...sections]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([title, license]) => {
      const licence = `Licence (SPDX): ${license.identifier ?? 'not stated, see the text'}`;
      return [title, '='.repeat(title.length), licence, '', textOf(license), ''].join('\n');
    })
    .join('\n');
}

/** Attribution required by the licences of bundled data, after the packages. */
export const DATA_NOTICES = `\nData\n====\n${POSTCODE_SOURCE}\nhttps://creativecommons.org/licenses/by/4.0/\n`;
