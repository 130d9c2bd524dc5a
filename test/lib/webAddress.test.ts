import { describe, expect, it } from 'vitest';
import { webAddress } from '../../src/lib/webAddress';

describe('the address of a third party', () => {
  it('is taken apart where it is one of the web', () => {
    expect(webAddress('https://spin.example/a?b=1')?.host).toBe('spin.example');
    expect(webAddress('http://localhost:4010/x')?.origin).toBe('http://localhost:4010');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://a/b',
    '/relative',
    'https://bank.example@evil.example/',
    '',
    undefined,
  ])('is none where it reads %s', (text) => {
    expect(webAddress(text)).toBeUndefined();
  });
});
