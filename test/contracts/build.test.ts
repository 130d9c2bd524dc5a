// @vitest-environment node
import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { loadConfigFromFile, type PluginOption } from 'vite';
import { describe, expect, it } from 'vitest';
import { ownExports } from '../../.config/build/ownExports';
import { utilities } from '../../.config/build/utilities';

const namesOf = async (options: PluginOption): Promise<string[]> => {
  const option = await options;
  if (Array.isArray(option)) return (await Promise.all(option.map(namesOf))).flat();
  return option ? [option.name] : [];
};

describe.each(['script', 'module'])('the build "%s" ships packages as they are published', (mode) => {
  const config = loadConfigFromFile({ command: 'build', mode }, 'vite.config.ts').then((loaded) => loaded?.config);

  it('with no plugin but React’s, because one could transform what stands in node_modules, and those of our utilities and of the bundler’s own helper', async () => {
    const names = [utilities().name, ...(await namesOf(react())), ownExports().name];
    expect(await namesOf((await config)?.plugins)).toEqual(names);
    const { plugins, output } = (await config)?.build?.rolldownOptions ?? {};
    expect(plugins).toBeUndefined();
    expect(output).not.toHaveProperty('plugins');
  });

  it('with no alias but to another file of the same package', async () => {
    const alias = (await config)?.resolve?.alias;
    if (!Array.isArray(alias)) throw new Error('aliases are a list');
    expect(alias.length).toBeGreaterThan(0);
    for (const { find, replacement } of alias as { find: string | RegExp; replacement: string }[]) {
      const name = /^\^?((?:@[^/]+\/)?[\w-]+)/.exec(typeof find === 'string' ? find : find.source)?.[1];
      expect(replacement).toContain(`/node_modules/${name}/`);
      expect(existsSync(replacement)).toBe(true);
    }
  });

  it('with no constant of a package replaced but the environment that it asks for', async () => {
    const names = Object.keys((await config)?.define ?? {});
    expect(names.filter((name) => !name.startsWith('import.meta.env.VITE_'))).toEqual(['process.env.NODE_ENV']);
  });
});
