import type { Environment } from '../src/state/environment';
import { isInFrame, scriptAddress } from './hostPage/runningScript';
import { release } from '../src/lib/release';

type RenderAdmin = (environment: Environment) => { unmount: () => void };

/**
 * Where the single script expects the admin area: in the folder of the module build beside it (rules/embedding: admin area of the single script). By its version, so that a page that
 * stays with an older script gets the area of the same build.
 */
const BESIDE_SCRIPT = `esm/webshop-admin-${release}.js`;

/** The single script could not import the admin area. */
export class AdminLoadError extends Error {
  override readonly name = 'AdminLoadError';
  /** Address of the file; `undefined` where nobody knows where the script itself came from. */
  readonly address: string | undefined;

  constructor(address: string | undefined, options?: ErrorOptions) {
    super(`The admin area could not be imported from ${address ?? 'an unknown folder'}`, options);
    this.address = address;
  }

  /** What the dealer has to look at. */
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

/** What the dealer has to look at where the single script could not import the admin area; nothing of it is in the module build. */
export const adminLoadHint = (error: unknown): string | undefined =>
  import.meta.env.MODE !== 'module' && error instanceof AdminLoadError ? error.hint : undefined;

/**
 * Renderer of the admin area: a chunk of the module build; the single script, which holds nothing of it, imports the same file from
 * the folder that it came from itself.
 *
 * @param failures how often it has failed: each time has an address of its own, because a browser may remember a failed import
 * @throws {AdminLoadError} in the single script
 */
export async function loadAdminRenderer(failures: number): Promise<RenderAdmin> {
  // Known while it is built, so that the bundler leaves the area out of the single script.
  if (import.meta.env.MODE !== 'script') return (await import('../src/admin/renderAdmin')).renderAdmin;
  const address = scriptAddress && new URL(BESIDE_SCRIPT, scriptAddress).href;
  if (address === undefined || isInFrame) throw new AdminLoadError(address);
  try {
    // Both files are of one build.
    const module = (await import(/* @vite-ignore */ failures === 0 ? address : `${address}?retry=${failures}`)) as {
      renderAdmin: RenderAdmin;
    };
    return module.renderAdmin;
  } catch (error) {
    throw new AdminLoadError(address, { cause: error });
  }
}
