import { describe, expect, it } from 'vitest';
import { isNewer, releaseSection } from '../../.config/release/changelog';

describe('a release', () => {
  it.each([
    ['0.1.1', '0.1.0', true],
    ['0.2.0', '0.1.9', true],
    ['1.0.0', '0.9.9', true],
    ['0.10.0', '0.9.0', true],
    ['0.1.0', '0.1.0', false],
    ['0.1.9', '0.2.0', false],
    ['v0.2.0', '0.1.0', false],
    ['', '0.1.0', false],
  ])('%s after %s: %s', (version, previous, expected) => {
    expect(isNewer(version, previous)).toBe(expected);
  });

  it('gives the open section of a changelog its number, and ends where there is nothing to tell', () => {
    const text = '# Changes\n\n## Unreleased\n\n- New.\n\n## 0.1.0\n\nFirst.\n';
    expect(releaseSection(text, 'Unreleased', '0.2.0 (2026-12-01)')).toBe(
      '# Changes\n\n## 0.2.0 (2026-12-01)\n\n- New.\n\n## 0.1.0\n\nFirst.\n',
    );
    expect(() => releaseSection('# Changes\n\n## 0.1.0\n\nFirst.\n', 'Unreleased', '0.2.0')).toThrow('nothing under');
    expect(() => releaseSection('## Unreleased\n\n## 0.1.0\n', 'Unreleased', '0.2.0')).toThrow('nothing under');
  });
});
