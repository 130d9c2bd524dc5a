import { expect, it } from 'vitest';
import { licensesOfPackages, noticesOf } from '../../.config/build/notices';

const MIT = 'Permission is hereby granted '.repeat(20);

it('lists each package and version once, with its licence text', () => {
  const zod = { name: 'zod', version: '4.0.0', identifier: 'MIT', text: MIT };
  const axios = { name: 'axios', version: '1.0.0', identifier: 'MIT', text: `Copyright ${MIT}` };
  expect(noticesOf([zod, axios, zod])).toBe(
    `axios 1.0.0\n===========\nLicence (SPDX): MIT\n\nCopyright ${MIT}\n\nzod 4.0.0\n=========\nLicence (SPDX): MIT\n\n${MIT}\n`,
  );
});

it('has a real text for packages that only name their licence, or bring none', () => {
  const notices = noticesOf(licensesOfPackages(['ibantools', '@paypal/paypal-js']));
  expect(notices).toMatch(/END OF TERMS AND CONDITIONS[\s\S]*Permission is hereby granted, free of charge/);
});

it('ends the build where there is no text at all', () => {
  expect(() => noticesOf([{ name: 'tiny', version: '1.0.0', identifier: 'X11' }])).toThrow(
    'tiny 1.0.0 has no text of its licence (X11)',
  );
});
