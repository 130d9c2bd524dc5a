import { describe, expect, it } from 'vitest';
import { securePage, webAddress } from '../../src/lib/webAddress';

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

describe('a page on which somebody pays or signs', () => {
  it.each([
    [' https://pay.example/a ', 'https://pay.example/a'],
    ['http://localhost:4010/sign', 'http://localhost:4010/sign'],
    ['http://pay.example/a', undefined],
    ['http://localhost.evil.example/', undefined],
    ['https://pay.example@evil.example/', undefined],
    [{ href: 'https://pay.example/' }, undefined],
  ])('%o is %o', (link, address) => {
    expect(securePage(link)).toBe(address);
  });
});
