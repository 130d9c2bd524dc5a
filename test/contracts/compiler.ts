/** The native compiler, which checks a project several times as fast as the one with a programming interface. */
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const COMPILER = resolve('node_modules/typescript-native/bin/tsc');

/** Writes a project below `.cache`, where packages are found. @returns its folder */
export function writeProject(name: string, files: Readonly<Record<string, string>>): string {
  const folder = resolve('.cache', name);
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}

export interface Complaint {
  /** From the folder of the project; '' for one about the project itself. */
  file: string;
  text: string;
}

/** Errors of the compiler in a project. @throws where it ends without a verdict */
export async function complaintsIn(folder: string, config = 'tsconfig.json'): Promise<Complaint[]> {
  // One thread: several would each resolve the types of the libraries, beside tests that need the other cores.
  const args = [COMPILER, '--project', config, '--pretty', 'false', '--singleThreaded'];
  const { isRight, said } = await new Promise<{ isRight: boolean; said: string }>((done) => {
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 100_000_000 }, (error, stdout, stderr) =>
      done({ isRight: error === null, said: stdout + stderr }),
    );
  });
  const complaints = [...said.matchAll(/^(?:(\S.*?)\(\d+,\d+\): )?(error TS\d+: .*(?:\n +.*)*)$/gm)].map(
    ([, file = '', text = '']) => ({ file, text }),
  );
  if (isRight !== (complaints.length === 0)) throw new Error(`the compiler says: ${said}`);
  return complaints;
}
