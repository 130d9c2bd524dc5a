import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { License } from './notices.ts';
import type { PackageFacts } from './package.ts';

/** Address of a package in package URL notation: 'pkg:npm/%40paypal/paypal-js@11.2.0'. */
const purlOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** As in the package's licence. */
const SUPPLIER = 'the authors of webshop-widget';

interface LockedPackage {
  integrity?: string;
}

/** Supplier and hash of an installed package: its author, and what the lock file says. */
function originOf(name: string) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockedPackage> };
  const { author, repository } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
    author?: string | { name?: string };
    repository?: string | { url?: string };
  };
  const person = typeof author === 'object' ? author.name : author?.replace(/\s*[<(].*/, '');
  const address = typeof repository === 'object' ? repository.url : repository;
  const owner = /([\w.-]+)\/[\w.-]+$/.exec(address ?? '')?.[1];
  const supplier = person ?? owner;
  const [, hash] = /^sha512-(.+)$/.exec(lock.packages[`node_modules/${name}`]?.integrity ?? '') ?? [];
  return {
    ...(supplier !== undefined && { supplier: { name: supplier } }),
    ...(hash !== undefined && { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }),
  };
}

/** What is bundled (CycloneDX 1.6), the same bytes for the same sources: without a time, the serial number from its content. */
export function sbomOf({ name, version, description }: PackageFacts, licenses: readonly License[]) {
  const bundled = new Map(licenses.map((license) => [purlOf(license.name, license.version), license]));
  const purl = purlOf(name, version);
  const hash = createHash('sha256')
    .update([purl, ...bundled.keys()].sort().join('\n'))
    .digest('hex');
  const groups = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hash)?.slice(1) ?? [];
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = groups;
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${first}-${second}-5${third}-8${fourth}-${fifth}`,
    version: 1,
    metadata: {
      component: { type: 'library', 'bom-ref': purl, name, version, description, purl },
      supplier: { name: SUPPLIER },
    },
    components: [...bundled]
      .sort(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([ref, license]) => ({
        type: 'library',
        'bom-ref': ref,
        name: license.name,
        version: license.version,
        purl: ref,
        ...originOf(license.name),
        ...(license.identifier !== undefined && { licenses: [{ expression: license.identifier }] }),
      })),
    dependencies: [{ ref: purl, dependsOn: [...bundled.keys()].sort() }],
  };
}
