import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  path: string;
  code: string;
  /** Imports of own files as paths from the root without extension; packages by their name. */
  imports: string[];
}

/** Static and dynamic imports and `require`, in any quotes, with a comment of a bundler before the name. */
const IMPORT = /\b(?:from|import|require)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?(['"`])([^'"`]+)\1/g;

/** What a piece of code imports: own files as paths from the root without extension, packages by their name. @param path of the file */
function importsOf(path: string, code: string): string[] {
  return [...code.matchAll(IMPORT)].map(([, , target = '']) => {
    if (target.startsWith('.')) return posix.join(posix.dirname(path), target).replace(/\.tsx?$/, '');
    // From the root of the dev server.
    return target.replace(/^\/(?=src\/|embed\/)/, '');
  });
}

/** Every TypeScript file below the given folders, with what it imports. */
export function readSources(...folders: string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => {
        const file = join(ROOT, folder, name);
        const code = readFileSync(file, 'utf8');
        const path = relative(ROOT, file).replaceAll('\\', '/');
        return { path, code, imports: importsOf(path, code) };
      }),
  );
}
