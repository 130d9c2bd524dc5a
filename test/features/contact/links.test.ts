import { describe, expect, it } from 'vitest';
import { emailHref } from '../../../src/domain/person/email';
import { mapHref } from '../../../src/features/contact/links';

describe('links to the dealer', () => {
  it('writes to one address and brings nothing else along', () => {
    expect(emailHref('info@autohaus.test')).toBe('mailto:info@autohaus.test');
    expect(emailHref('a@b.test?bcc=c@d.test')).toBe('mailto:a@b.test');
  });

  it('looks an address up on a map, if there is one', () => {
    expect(mapHref({ street: 'Königstraße', houseNumber: '1', zipCode: '70173', city: 'Stuttgart' })).toBe(
      'https://www.google.com/maps/search/?api=1&query=K%C3%B6nigstra%C3%9Fe%201%2C%2070173%20Stuttgart',
    );
    expect(mapHref({})).toBeUndefined();
    expect(mapHref(undefined)).toBeUndefined();
  });
});
