import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ContactDetails } from '../../../src/features/contact/ContactDetails';

const partners = { contacts: [], location: undefined, isPending: false };
const settings = { companyName: 'Autohaus Test', tradeInContactEmail: undefined, tradeInContactPhone: undefined };

describe('the details of a contact', () => {
  it('lead to the dealer’s page of all locations, where there is one', () => {
    const { rerender } = render(
      <ContactDetails
        partners={partners}
        settings={{ ...settings, locationsOverviewUrl: 'https://dealer.test/standorte' }}
      />,
    );
    const link = screen.getByRole('link', { name: 'Alle Standorte ansehen' });
    expect(link).toHaveAttribute('href', 'https://dealer.test/standorte');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    rerender(<ContactDetails partners={partners} settings={{ ...settings, locationsOverviewUrl: undefined }} />);
    expect(screen.queryByRole('link', { name: 'Alle Standorte ansehen' })).toBeNull();
  });
});
