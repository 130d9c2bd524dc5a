import type { License } from './notices.ts';
import type { PackageFacts } from './package.ts';

/** Address of a package in package URL notation: 'pkg:npm/%40paypal/paypal-js@11.2.0'. */
const purlOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/**
 * Software bill of materials of the published package (CycloneDX 1.6): what is bundled, without packages of build and tests. The same
 * bytes for the same sources, so without time and serial number.
 */
export function sbomOf({ name, version, description }: PackageFacts, licenses: readonly License[]) {
  const bundled = new Map(licenses.map((license) => [purlOf(license.name, license.version), license]));
  const purl = purlOf(name, version);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'library', 'bom-ref': purl, name, version, description, purl } },
    components: [...bundled]
      .sort(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([ref, license]) => ({
        type: 'library',
        'bom-ref': ref,
        name: license.name,
        version: license.version,
        purl: ref,
        ...(license.identifier !== undefined && { licenses: [{ expression: license.identifier }] }),
      })),
    dependencies: [{ ref: purl, dependsOn: [...bundled.keys()].sort() }],
  };
}
