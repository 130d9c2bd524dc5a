import { describe, expect, it } from 'vitest';
import { readTabStorage, writeTabStorage } from '../../src/lib/tabStorage';

const KEY = 'webshop-widget-places';

function aPage(text: string | null = null) {
  let kept = text;
  const sessionStorage = { getItem: () => kept, setItem: (_key: string, value: string) => void (kept = value) };
  return { sessionStorage: sessionStorage as unknown as Storage };
}

describe('what is kept for the tab', () => {
  it('comes back as it was', () => {
    const page = aPage();
    writeTabStorage(KEY, '{"a":{"height":4800}}', page);
    expect(readTabStorage(KEY, page)).toEqual({ a: { height: 4800 } });
  });

  it.each([[null], ['{"a":'], ['null'], [''], ['7'], ['{}}']])(
    'is nothing where it is missing or damaged: %s',
    (text) => {
      expect(readTabStorage(KEY, aPage(text))).toEqual({});
    },
  );

  it('is nothing where the browser forbids it, and nothing throws', () => {
    const forbidding = {
      get sessionStorage(): Storage {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    };
    expect(() => writeTabStorage(KEY, '{}', forbidding)).not.toThrow();
    expect(readTabStorage(KEY, forbidding)).toEqual({});
  });
});
