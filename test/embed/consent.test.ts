import { expect, it, vi } from 'vitest';
import { externalConsent, grantConsent } from '../../embed/consent';

it('collects what the page’s consent tool grants, and tells whoever waits for it', () => {
  const listener = vi.fn();
  const stop = externalConsent.subscribe(listener);
  grantConsent(['paypal']);
  grantConsent(['paypal', 'google']);
  expect(externalConsent.granted()).toEqual(['paypal', 'google']);
  expect(externalConsent.granted()).toBe(externalConsent.granted());
  stop();
  grantConsent(['apple']);
  expect(listener).toHaveBeenCalledTimes(2);
});
