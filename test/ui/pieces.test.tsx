import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Link } from '../../src/ui/actions/Link';
import { Notice } from '../../src/ui/feedback/Notice';
import { Pills } from '../../src/ui/fields/Pills';
import { Price } from '../../src/ui/display/Price';
import { ProgressBar } from '../../src/ui/display/ProgressBar';

describe('small pieces', () => {
  it('an error interrupts, a success waits, and a note that was always there is silent', () => {
    render(
      <>
        <Notice tone="error">Fehler</Notice>
        <Notice tone="success">Gesendet</Notice>
        <Notice isStatic>Hinweis</Notice>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Fehler');
    expect(screen.getByRole('status')).toHaveTextContent('Gesendet');
  });

  it('a link out of the shop says so', () => {
    render(
      <Link href="https://example.org" isExternal>
        Hersteller
      </Link>,
    );
    const link = screen.getByRole('link', { name: 'Hersteller (öffnet in einem neuen Tab)' });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('a previous price is read as such', () => {
    render(<Price amount="24.990 €" previous="26.990 €" note="inkl. 19 % MwSt." />);
    expect(screen.getByText('26.990 €')).toHaveTextContent('Statt 26.990 €');
  });

  it('progress tells the truth, also beyond its end and without one', () => {
    render(
      <>
        <ProgressBar label="Fahrzeuge" value={24} max={96} />
        <ProgressBar label="Zu viel" value={5} max={4} />
        <ProgressBar label="Leer" value={0} max={0} />
      </>,
    );
    const texts = screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext'));
    expect(texts).toEqual(['25 %', '100 %', '0 %']);
  });

  it('pills are one question', async () => {
    const onChange = vi.fn();
    render(
      <Pills
        label="Fahrzeugart"
        value="pkw"
        onChange={onChange}
        options={[
          { value: 'pkw', label: 'PKW', count: 120 },
          { value: 'nfz', label: 'Nutzfahrzeuge', count: 18 },
          { value: 'anh', label: 'Anhänger', count: 0 },
        ]}
      />,
    );
    expect(screen.getByRole('group', { name: 'Fahrzeugart' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Anhänger (0)' })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Nutzfahrzeuge (18)' }));
    expect(onChange).toHaveBeenCalledWith('nfz');
  });
});
