import { describe, expect, it } from 'vitest';
import { optionalIban } from '../../../src/domain/dealer/rules';
import { groupedIban, plainBic, plainIban } from '../../../src/domain/person/iban';
import { emailHref, emailProblem } from '../../../src/domain/person/email';
import { plainEmail } from '../../../src/domain/person/emailAddress';
import { loginEmailSchema } from '../../../src/domain/account/password';
import { email, optionalInput, phone, requiredInput, vatId, zipCode } from '../../../src/domain/person/rules';
import { tenantSettingsSchema } from '../../../src/domain/tenant/settings';
import { plainText } from '../../../src/lib/text/plainText';

const ZERO = '\u200B';

describe('a text as it was meant', () => {
  it.each([
    ['Anna', 'Anna'],
    ['Müller-Lüdenscheidt', 'Müller-Lüdenscheidt'],
    [`An${ZERO}na\uFEFF`, 'Anna'],
    ['An\u00ADna', 'Anna'],
    ['An\u200Dna', 'Anna'],
    ['\u202EAnna\u202C', 'Anna'],
    ['Anna\u00A0Lena', 'Anna Lena'],
    ['Anna\u3000Lena\u2009B', 'Anna Lena B'],
    ['＋４９ ７１１', '+49 711'],
    ['Ａｄａ＠ｘ．ｄｅ', 'Ada@x.de'],
    ['👨\u200D👩\u200D👧', '👨\u200D👩\u200D👧'],
    ['CO₂ 5 m² ½', 'CO₂ 5 m² ½'],
    ['Zeile\nZeile', 'Zeile\nZeile'],
  ])('%j is %j', (written, meant) => {
    expect(plainText(written)).toBe(meant);
  });

  it.each([
    ['a name', requiredInput(), `${ZERO}Ada\u00AD`, 'Ada'],
    ['a place that may be empty', optionalInput(), 'Bad\u00A0Urach', 'Bad Urach'],
    ['an e-mail', email(), `${ZERO}ada@x.de\uFEFF`, 'ada@x.de'],
    ['an e-mail of a link', email(), 'mailto:ada@x.de', 'ada@x.de'],
    ['an e-mail with a name', email(), 'Ada Lovelace <ada@x.de>', 'ada@x.de'],
    ['a phone number', phone(), '＋49 711 123456', '+49 711 123456'],
    ['a phone number with its label', phone(), 'Tel.: 0711/12 34 56', '+49711123456'],
    ['a postcode', zipCode(), '７４０７６', '74076'],
    ['a VAT id', vatId(), `DE${ZERO}123456789`, 'DE123456789'],
    ['an IBAN', optionalIban(), 'IBAN: DE89-3704-0044-0532-0130-00', 'DE89370400440532013000'],
  ])('is what each field reads: %s', (_, schema, typed, sent) => {
    expect(schema.safeParse(typed).data).toBe(sent);
  });

  it('with nothing but signs that nobody sees is empty', () => {
    expect(requiredInput().safeParse(`${ZERO}\uFEFF`).error?.issues[0]?.message).toBe('erforderlich');
  });

  it('is the e-mail of a login, too', () => {
    expect(loginEmailSchema.safeParse({ email: `ada@x.de${ZERO}` }).data).toEqual({ email: 'ada@x.de' });
  });
});

describe('an e-mail that the rule of the platform refuses', () => {
  const INSTEAD = 'Bitte geben Sie eine andere Adresse an, oder rufen Sie an';
  it.each([
    ['ada+auto@x.de', `ungültig: „+“ vor dem @ ist hier nicht möglich. ${INSTEAD}`],
    ["o'neill@x.de", `ungültig: „'“ vor dem @ ist hier nicht möglich. ${INSTEAD}`],
    ['jürgen@x.de', `ungültig: „ü“ vor dem @ ist hier nicht möglich. ${INSTEAD}`],
    [
      'ada@x.museum',
      `ungültig: Die Endung „.museum“ ist länger als 5 Buchstaben, das ist hier nicht möglich. ${INSTEAD}`,
    ],
    ['ada lovelace@x.de', 'ungültig: mit einem Leerzeichen darin'],
    ['ada@auto_haus.de', 'ungültig: „_“ nach dem @ ist nicht möglich'],
    ['ada', 'ungültig'],
    ['ada@', 'ungültig'],
    ['ada@x', 'ungültig'],
    ['ada@@x.de', 'ungültig'],
    [`${'a'.repeat(100_000)}@x.de`, 'ungültig'],
    ['ada@autohäuser.de', undefined],
    ['ada.b-c_d@x.co.uk', undefined],
  ])('%.30s says why', (address, problem) => {
    expect(emailProblem(address)).toBe(problem);
    expect(email().safeParse(address).error?.issues[0]?.message).toBe(problem);
  });

  it('is linked without what is no part of it', () => {
    expect(emailHref(' Mailto:info@x.de?subject=Hallo ')).toBe('mailto:info@x.de');
    expect(emailHref('keine')).toBeUndefined();
    expect(plainEmail('E-Mail: info@x.de')).toBe('info@x.de');
  });
});

describe("a dealer's account", () => {
  it.each([
    'DE89370400440532013000',
    'de89 3704 0044 0532 0130 00',
    'IBAN: DE89-3704-0044-0532-0130-00',
    'IBAN DE89\u00A03704\u00A00044\u00A00532\u00A00130\u00A000',
    `DE89${ZERO}3704 0044\u00AD0532 0130 00.`,
    'ＤＥ８９ ３７０４ ００４４ ０５３２ ０１３０ ００',
  ])('%s is one', (written) => {
    expect(plainIban(written)).toBe('DE89370400440532013000');
    expect(groupedIban(written)).toBe('DE89 3704 0044 0532 0130 00');
    expect(tenantSettingsSchema.safeParse({ iban: written }).data?.iban).toBe('DE89370400440532013000');
  });

  it('has a BIC, whatever stands before it', () => {
    for (const written of ['COBADEFFXXX', 'BIC: COBADEFFXXX', 'BIC/SWIFT: COBA DE FF XXX', 'SWIFT-Code COBADEFFXXX'])
      expect(plainBic(written)).toBe('COBADEFFXXX');
  });
});
