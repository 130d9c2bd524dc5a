/** A strict TypeScript project that uses the package, whose files exist in memory only. */
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { declarations, reactEntry, SCRIPT_DECLARATIONS } from '../../.config/build/declarations';
import { packageFacts, packageManifest } from '../../.config/build/package';

/** Below the repository, so that the types of React are found. */
const APP = resolve('.cache/package-use');
const PACKAGE = join(APP, 'node_modules/webshop-widget');

const STRICT: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  allowJs: true,
  checkJs: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  types: [],
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
};

export const RESOLUTIONS = {
  bundler: { ...STRICT, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  node16: { ...STRICT, module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 },
  nodenext: { ...STRICT, module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
} satisfies Record<string, ts.CompilerOptions>;

/** The language's own types, parsed once. */
const libraries = new Map<string, ts.SourceFile>();

async function packageFiles(): Promise<[string, string][]> {
  const files: [string, string][] = [
    ['package.json', packageManifest(packageFacts)],
    ['webshop-widget.d.ts', declarations()],
    ['script.d.ts', SCRIPT_DECLARATIONS],
    ...(await reactEntry()),
    // The scripts themselves, which only need to exist.
    ['webshop-widget.js', ''],
    ['esm/webshop-widget.js', ''],
  ];
  return files.map(([name, text]) => [join(PACKAGE, name), text]);
}

/**
 * Errors of the compiler in files that use the package.
 *
 * @param sources by file name ('main.ts')
 * @returns 'main.ts: …' for each
 */
export async function complaintsAbout(
  sources: Readonly<Record<string, string>>,
  options: ts.CompilerOptions = RESOLUTIONS.bundler,
): Promise<string[]> {
  const own = Object.entries(sources).map(([name, text]): [string, string] => [join(APP, name), text]);
  const files = new Map([[join(APP, 'package.json'), '{ "type": "module" }'], ...own, ...(await packageFiles())]);
  const host = ts.createCompilerHost(options);
  const real = { ...host };
  host.fileExists = (name) => files.has(name) || real.fileExists(name);
  host.readFile = (name) => files.get(name) ?? real.readFile(name);
  host.directoryExists = (name) =>
    [...files.keys()].some((file) => file.startsWith(`${name}/`)) || ts.sys.directoryExists(name);
  host.getSourceFile = (name, language, ...rest) => {
    const text = files.get(name);
    if (text !== undefined) return ts.createSourceFile(name, text, language);
    let library = libraries.get(name);
    library ??= real.getSourceFile(name, language, ...rest);
    if (library) libraries.set(name, library);
    return library;
  };
  const program = ts.createProgram(
    own.map(([name]) => name),
    options,
    host,
  );
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ messageText, file }) =>
        `${file?.fileName.replace(`${APP}/`, '') ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}
