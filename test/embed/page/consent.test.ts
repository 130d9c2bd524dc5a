import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { externalConsent, grantConsent, revokeConsent } from '../../../embed/page/consent';

const listener = vi.fn();
let unsubscribe: () => void;
beforeEach(() => {
  listener.mockClear();
  unsubscribe = externalConsent.subscribe(listener);
});
afterEach(() => {
  unsubscribe();
  revokeConsent(externalConsent.granted());
});

describe('the page’s consent tool', () => {
  it('grants service by service, until nobody listens any more', () => {
    grantConsent(['paypal']);
    grantConsent(['paypal', 'google']);
    expect(externalConsent.granted()).toEqual(['paypal', 'google']);
    expect(externalConsent.granted()).toBe(externalConsent.granted());
    unsubscribe();
    grantConsent(['apple']);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('revokes as easily as it grants', () => {
    grantConsent(['paypal', 'google']);
    revokeConsent(['paypal']);
    expect(externalConsent.granted()).toEqual(['google']);
    grantConsent(['paypal']);
    revokeConsent(['google', 'paypal']);
    expect(externalConsent.granted()).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(4);
  });

  it('may say the same twice without anything happening', () => {
    grantConsent(['paypal']);
    grantConsent(['paypal']);
    revokeConsent(['google']);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
