import type { Environment } from '../src/state/environment';
import { isInFrame, scriptAddress } from './hostPage/runningScript';
import { release } from '../src/lib/release';

type RenderAdmin = (environment: Environment) => { unmount: () => void };

/**
 * Path of the admin area from the single script (rules/embedding: admin area of the single script). Contains the version, so that a
 * page with an older script gets the area of the same build.
 */
const BESIDE_SCRIPT = `esm/webshop-admin-${release}.js`;

/** The single script could not import the admin area. */
export class AdminLoadError extends Error {
  override readonly name = 'AdminLoadError';
  /** Address of the file; `undefined` if the address of the script itself is unknown. */
  readonly address: string | undefined;

  constructor(address: string | undefined, options?: ErrorOptions) {
    super(`The admin area could not be imported from ${address ?? 'an unknown folder'}`, options);
    this.address = address;
  }

  /** German advice for the dealer. */
  get hint(): string {
    if (isInFrame) {
      return 'Diese Seite hat eingebaute Funktionen von JavaScript ersetzt; der Händlerbereich braucht eine Seite ohne solche Skripte.';
    }
    if (this.address === undefined) {
      return 'Die Adresse des Skripts ist nicht bekannt. Binden Sie es mit <script src="…"> ein.';
    }
    return `Die Datei ${this.address} konnte nicht geladen werden. Sie gehört in den Ordner „esm“ neben dem Skript; liegt dieser auf einer anderen Domain, muss der Server für alle Dateien darin den Header „Access-Control-Allow-Origin“ senden.`;
  }
}

/** The hint of an `AdminLoadError`; only in the single script, so that the module build contains no text of it. */
export const adminLoadHint = (error: unknown): string | undefined =>
  import.meta.env.MODE !== 'module' && error instanceof AdminLoadError ? error.hint : undefined;

/**
 * Loads the renderer of the admin area: a chunk of the module build, which the single script imports from the folder beside its own
 * file.
 *
 * @param failures number of failed attempts: each attempt uses another address, because a browser may remember a failed import
 * @throws {AdminLoadError} in the single script
 */
export async function loadAdminRenderer(failures: number): Promise<RenderAdmin> {
  // A build-time constant, so that the bundler leaves the area out of the single script.
  if (import.meta.env.MODE !== 'script') return (await import('../src/admin/renderAdmin')).renderAdmin;
  const address = scriptAddress && new URL(BESIDE_SCRIPT, scriptAddress).href;
  if (address === undefined || isInFrame) throw new AdminLoadError(address);
  try {
    // The type is certain: both files are of one build.
    const module = (await import(/* @vite-ignore */ failures === 0 ? address : `${address}?retry=${failures}`)) as {
      renderAdmin: RenderAdmin;
    };
    return module.renderAdmin;
  } catch (error) {
    throw new AdminLoadError(address, { cause: error });
  }
}
