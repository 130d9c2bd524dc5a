import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  path: string;
  code: string;
  /** Imports of own files as paths from the root without extension; packages by their name. */
  imports: string[];
}

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;

/** Every TypeScript file below the given folders, with what it imports. */
export function readSources(...folders: string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => {
        const file = join(ROOT, folder, name);
        const code = readFileSync(file, 'utf8');
        const imports = [...code.matchAll(IMPORT)].map(([, target = '']) =>
          target.startsWith('.') ? relative(ROOT, resolve(dirname(file), target)).replaceAll('\\', '/') : target,
        );
        return { path: relative(ROOT, file).replaceAll('\\', '/'), code, imports };
      }),
  );
}
