import { expect, it } from 'vitest';
import { refundText } from '../../../src/domain/order/refundText';

const bill = (...due: { label: string; amount: string }[]) => ({ bill: { groups: [], due, wishes: [] } });

it('a withdrawal names what was paid, and nothing that was not', () => {
  const atHandOver = { label: 'Bei Übergabe', amount: '22.240 €' };
  expect(refundText(bill({ label: 'Bereits bezahlt', amount: '250 €' }, atHandOver))).toMatch(/^Die bezahlten 250 € /);
  expect(refundText(bill(atHandOver))).toBeUndefined();
  // PayPal has not taken it yet.
  expect(refundText(bill({ label: 'Bei PayPal, noch nicht bestätigt', amount: '250 €' }))).toBeUndefined();
});
