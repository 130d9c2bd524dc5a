import type { Environment } from '../../src/state/environment';
import { isOwnError, statusOf } from '../../src/lib/page/chunkFailure';
import { release } from '../../src/lib/release';
import type { ScriptState } from '../../src/tools/diagnose/diagnose';
import type { Diagnosis } from '../../src/tools/embedding/finding';
import { isInFrame, runningScript, scriptAddress } from '../page/scriptTag';
import type * as operatorTexts from '../../src/tools/operatorTexts';

interface AdminModule {
  renderAdmin: (environment: Environment) => { unmount: () => void };
}

type OperatorTexts = typeof operatorTexts;

interface DiagnosisModule extends OperatorTexts {
  diagnose: (state: ScriptState) => Promise<Diagnosis>;
}

/** Files of the module build that the single script imports. */
type FileBeside = 'webshop-admin' | 'webshop-diagnosis';

/** Diagnosis of the frame, set by its script. */
declare global {
  var webshopDiagnosis: DiagnosisModule | undefined;
}

/** A file of the module build, missing beside the single script. */
export class FileBesideError extends Error {
  override readonly name = 'FileBesideError';
  readonly #file: FileBeside;
  /** `undefined` if the script's address is unknown. */
  readonly #address: string | undefined;

  constructor(file: FileBeside, address: string | undefined, options?: ErrorOptions) {
    super(`${file} could not be imported from ${address ?? 'an unknown folder'}`, options);
    this.#file = file;
    this.#address = address;
  }

  /** The file is there: a chunk that it imports is missing. */
  get isOfOtherBuild(): boolean {
    const status = this.#address === undefined ? 0 : statusOf(this.#address);
    return status >= 200 && status < 300 && !isOwnError(this.cause);
  }

  get hint(): string {
    if (isInFrame && this.#file === 'webshop-admin') {
      return 'Diese Seite hat eingebaute Funktionen von JavaScript ersetzt. Der Händlerbereich braucht eine Seite ohne solche Skripte.';
    }
    if (this.#address === undefined) {
      return 'Die Adresse des Skripts ist nicht bekannt. Binden Sie es mit <script src="…"> ein.';
    }
    return `Die Datei ${this.#address} konnte nicht geladen werden. Sie gehört in den Ordner „esm“ neben dem Skript und braucht auf einer anderen Domain den Header „Access-Control-Allow-Origin“.`;
  }
}

/** Only in the single script: the module build has no text of it. */
export const fileBesideHint = (error: unknown): string | undefined =>
  import.meta.env.MODE !== 'module' && error instanceof FileBesideError ? error.hint : undefined;

/** Of a `FileBesideError`: the page's script is older than the files beside it. */
export const isOfOtherBuild = (error: unknown): boolean =>
  import.meta.env.MODE !== 'module' && error instanceof FileBesideError && error.isOfOtherBuild;

/**
 * Imports a file from the single script's folder (rules/embedding: admin area of the single script). Its name has the version: an older script
 * gets its own build.
 * @param failures failed attempts; each uses another address, because a browser may remember a failed import
 * @throws {FileBesideError}
 */
async function importBeside(file: FileBeside, failures: number): Promise<unknown> {
  // Removes the import below from the module build: other bundlers warn about one that they cannot follow.
  if (import.meta.env.MODE !== 'script') throw new FileBesideError(file, undefined);
  const address = scriptAddress && new URL(`esm/${file}-${release}.js`, scriptAddress).href;
  if (address === undefined || (isInFrame && file === 'webshop-admin')) throw new FileBesideError(file, address);
  try {
    if (isInFrame) return await diagnosisOfFrame(address.replace('esm/', ''));
    return await import(/* @vite-ignore */ failures === 0 ? address : `${address}?retry=${failures}`);
  } catch (error) {
    throw new FileBesideError(file, address, { cause: error });
  }
}

/** A classic script: a module would take the frame for the page. */
async function diagnosisOfFrame(address: string): Promise<DiagnosisModule | undefined> {
  const { document: page } = globalThis;
  const script = Object.assign(page.createElement('script'), { nonce: runningScript()?.nonce ?? '', src: address });
  await new Promise((onload, onerror) => page.head.append(Object.assign(script, { onload, onerror })));
  return globalThis.webshopDiagnosis;
}

/** @throws {FileBesideError} in the single script */
export async function loadAdminRenderer(failures: number): Promise<AdminModule['renderAdmin']> {
  // Build-time constant: leaves the area out of the single script.
  if (import.meta.env.MODE !== 'script') return (await import('../../src/admin/renderAdmin')).renderAdmin;
  // Certain: both files are of one build.
  return ((await importBeside('webshop-admin', failures)) as AdminModule).renderAdmin;
}

/** For the address of the next attempt. */
let diagnosisFailures = 0;

const loadDiagnosis = async (): Promise<Pick<DiagnosisModule, 'diagnose'>> =>
  import.meta.env.MODE === 'script'
    ? ((await importBeside('webshop-diagnosis', diagnosisFailures)) as DiagnosisModule)
    : import('../../src/tools/diagnose/diagnose');

/** A failed import is its only finding. */
export async function runDiagnosis(state: ScriptState): Promise<Diagnosis> {
  try {
    return await (await loadDiagnosis()).diagnose(state);
  } catch (error) {
    diagnosisFailures += 1;
    const remedy =
      fileBesideHint(error) ??
      `Auf dem Server fehlt eine Datei des Ordners „esm“. Laden Sie das Paket ganz hoch und die Seite neu. (${String(error)})`;
    const text = 'Die Diagnose konnte nicht geladen werden.';
    console.info(`[webshop-widget] ${text} ${remedy}`);
    return { version: release, script: scriptAddress, findings: [{ topic: 'Skript', level: 'error', text, remedy }] };
  }
}

/** @throws {FileBesideError} in the single script */
export async function loadOperatorTexts(): Promise<OperatorTexts> {
  if (import.meta.env.MODE !== 'script') return import('../../src/tools/operatorTexts');
  return (await importBeside('webshop-diagnosis', diagnosisFailures)) as DiagnosisModule;
}
