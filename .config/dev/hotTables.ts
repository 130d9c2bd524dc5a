import type { EnvironmentModuleNode, Plugin } from 'vite';

const EXPORTED = /^export (?:const|function) (\w+)/gm;
/** An exported object, array or enumeration. */
const TABLE = /^export const \w+[^=\n]*= (?:[[{]|enumeration\()/m;

const isTable = (id: string, code: string) => /\/src\/.*\.ts$/.test(id) && TABLE.test(code);

/** Nearest modules with components that use a module; they render anew and keep their state. */
function componentsAbove(
  module: EnvironmentModuleNode,
  seen = new Set<EnvironmentModuleNode>(),
): EnvironmentModuleNode[] {
  if (seen.has(module)) return [];
  seen.add(module);
  return [...module.importers].flatMap((user) =>
    user.isSelfAccepting === true ? [user] : componentsAbove(user, seen),
  );
}

/** Lets the running shop take over a changed table, where a reload would lose what was typed and opened. For the dev server. */
export function hotTables(): Plugin {
  return {
    name: 'hot-tables',
    enforce: 'pre',
    transform(code, id) {
      if (!isTable(id, code)) return undefined;
      const names = [...code.matchAll(EXPORTED)].map(([, name]) => name).join(', ');
      return `${code}
import { takeOver } from '/.config/dev/takeOver.ts';
import.meta.hot.accept((next) => {
  if (!next || !takeOver({ ${names} }, next)) import.meta.hot.invalidate();
});
`;
    },
    async hotUpdate({ file, modules, read }) {
      if (!isTable(file, await read())) return undefined;
      return [...modules, ...modules.flatMap((module) => componentsAbove(module))];
    },
  };
}
