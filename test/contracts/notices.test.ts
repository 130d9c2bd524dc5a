import { expect, it } from 'vitest';
import { noticesOf } from '../../.config/build/notices';

it('lists each package and version once, with its licence text', () => {
  const zod = { name: 'zod', version: '4.0.0', identifier: 'MIT', text: 'Permission is hereby granted' };
  const axios = { name: 'axios', version: '1.0.0', identifier: 'MIT', text: 'Copyright' };
  expect(noticesOf([zod, axios, zod])).toBe(
    'axios 1.0.0\n===========\nLicence (SPDX): MIT\n\nCopyright\n\nzod 4.0.0\n=========\nLicence (SPDX): MIT\n\nPermission is hereby granted\n',
  );
});

it('names the SPDX licence of a package without a licence text', () => {
  expect(noticesOf([{ name: 'tiny', version: '1.0.0', identifier: 'MIT' }])).toBe(
    'tiny 1.0.0\n==========\nLicence (SPDX): MIT\n',
  );
});

it('ends the build where a package states no licence at all', () => {
  expect(() => noticesOf([{ name: 'tiny', version: '1.0.0' }])).toThrow('tiny 1.0.0 states no licence');
});
