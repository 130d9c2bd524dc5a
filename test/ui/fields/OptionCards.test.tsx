import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { MultiOptionCards, OptionCards } from '../../../src/ui/fields/OptionCards';

const offers = [
  { value: 'ohne', title: 'Ohne Garantie', price: 'Kostenlos' },
  { value: 'premium', title: 'Premiumgarantie', description: 'Alle Bauteile.', price: '699 €' },
  { value: 'alt', title: 'Altgarantie', isDisabled: true },
] as const;
type Offer = (typeof offers)[number]['value'];

function Warranty() {
  const [value, setValue] = useState<Offer>();
  return <OptionCards label="Garantie" options={offers} value={value} onChange={setValue} />;
}

function Accessories() {
  const [value, setValue] = useState<Offer[]>([]);
  return (
    <>
      <MultiOptionCards label="Zubehör" options={offers} value={value} onChange={setValue} />
      <output>{value.join()}</output>
    </>
  );
}

describe('option cards', () => {
  it('are radio buttons that tell title, description and price', async () => {
    render(<Warranty />);
    const premium = screen.getByRole('radio', { name: 'Premiumgarantie' });
    expect(premium).toHaveAccessibleDescription('Alle Bauteile. 699 €');
    await userEvent.click(screen.getByText('Alle Bauteile.'));
    expect(premium).toBeChecked();
  });

  it('are chosen by arrow keys like any radio button, past what cannot be chosen', async () => {
    const user = userEvent.setup();
    render(<Warranty />);
    await user.tab();
    await user.keyboard(' ');
    expect(screen.getByRole('radio', { name: 'Ohne Garantie' })).toBeChecked();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Premiumgarantie' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Altgarantie' })).toBeDisabled();
  });

  it('allow several where several are meant, in the order of the offers', async () => {
    const user = userEvent.setup();
    render(<Accessories />);
    await user.click(screen.getByRole('checkbox', { name: 'Premiumgarantie' }));
    await user.click(screen.getByRole('checkbox', { name: 'Ohne Garantie' }));
    expect(screen.getByText('ohne,premium')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Ohne Garantie' }));
    expect(screen.getByText('premium')).toBeVisible();
  });
});
