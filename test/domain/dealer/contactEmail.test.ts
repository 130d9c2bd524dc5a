import { describe, expect, it } from 'vitest';
import { contactEmail } from '../../../src/domain/dealer/contact';
import { addressLine } from '../../../src/domain/tenant/locationText';

const settings = { tradeInContactEmail: 'ankauf@x.de' };
const contacts = [{ email: undefined }, { email: 'kontakt@x.de' }];
const location = { eMail: 'filiale@x.de' };

describe('who gets a contact request', () => {
  it.each([
    [{ vehicle: { dealerEmail: 'auto@x.de', location }, contacts, settings }, 'auto@x.de'],
    [{ vehicle: { location }, contacts, settings }, 'filiale@x.de'],
    [{ vehicle: {}, contacts, settings }, 'kontakt@x.de'],
    [{ contacts: [], settings }, 'ankauf@x.de'],
    [{ settings: {} }, undefined],
  ])('case %#: %s', (sources, address) => {
    expect(contactEmail(sources)).toBe(address);
  });
});

describe('an address in one line', () => {
  it.each([
    [
      { street: 'Aachener Straße', houseNumber: '100', zipCode: '50674', city: 'Köln' },
      'Aachener Straße 100, 50674 Köln',
    ],
    [{ city: 'Köln' }, 'Köln'],
    [{ street: 'Aachener Straße' }, 'Aachener Straße'],
    [{}, undefined],
    [undefined, undefined],
  ])('%o is "%s"', (address, line) => {
    expect(addressLine(address)).toBe(line);
  });
});
