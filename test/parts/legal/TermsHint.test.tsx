import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TermsHint } from '../../../src/parts/legal/TermsHint';

describe('the hint on terms and privacy', () => {
  it('links what the dealer has, and names the rest', () => {
    render(<TermsHint termsUrl={undefined} privacyUrl="https://autohaus.test/datenschutz" />);
    expect(screen.getByRole('link', { name: /^Datenschutzerklärung/ })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.queryByRole('link', { name: /AGB/ })).not.toBeInTheDocument();
    expect(screen.getByText(/Es gelten unsere AGB\./)).toBeVisible();
  });
});
