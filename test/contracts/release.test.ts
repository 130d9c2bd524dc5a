import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changesFeed } from '../../.config/build/changesFeed';
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

describe('the feed of changes', () => {
  const text = `# Änderungen\n\n## Unveröffentlicht\n\n- Bald.\n\n## 1.1.0 (2027-03-01)\n\nAnpassen:\n\n- \`a < b\` & [Handbuch](HANDBUCH.md#x)\n\n## 1.0.0 (2026-12-01)\n\n- Neu.\n`;

  it('has what is released, newest first, and says in the title where a page has to change', () => {
    const feed = changesFeed(text);
    expect([...feed.matchAll(/<title>(.*)<\/title>/g)].map(([, title]) => title)).toEqual([
      'webshop-widget: Änderungen',
      '1.1.0: bitte anpassen',
      '1.0.0',
    ]);
    expect([...feed.matchAll(/<updated>(.*)<\/updated>/g)].map(([, day]) => day)).toEqual([
      '2027-03-01T00:00:00Z',
      '2027-03-01T00:00:00Z',
      '2026-12-01T00:00:00Z',
    ]);
    expect(new Set([...feed.matchAll(/<id>(urn:uuid:[\da-f-]{36})<\/id>/g)].map(([, id]) => id)).size).toBe(3);
    expect(feed).toContain('<link href="CHANGELOG.html#110-2027-03-01"/>');
    expect(feed).toContain('&lt;code&gt;a &amp;lt; b&lt;/code&gt; &amp;amp; &lt;a href="HANDBUCH.html#x"&gt;');
    expect(feed).not.toContain('Bald');
  });

  it('has each version that the changelog tells', () => {
    const changelog = readFileSync('embed/package/CHANGELOG.md', 'utf8');
    const versions = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)/gm)];
    expect(changesFeed(changelog).match(/<entry>/g)).toHaveLength(versions.length);
  });
});
