import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Announcer } from '../../../src/ui/display/Announcer';
import { Button } from '../../../src/ui/actions/Button';

describe('a button', () => {
  it('does not send a form unless it is told to', async () => {
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button>Hinzufügen</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Hinzufügen' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('ignores presses and Enter while it is busy, keeps the focus and says so', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    const onClick = vi.fn();
    const form = (isBusy: boolean) => (
      <Announcer>
        <form onSubmit={onSubmit}>
          <input aria-label="Name" />
          <Button type="submit" isBusy={isBusy} onClick={onClick}>
            Zahlungspflichtig bestellen
          </Button>
        </form>
      </Announcer>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
    button.focus();
    rerender(form(true));

    await user.click(button);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Anna{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toBeEnabled();
    await waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent('Bitte warten …');
    });
    rerender(form(false));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is a link where it leads somewhere', () => {
    render(
      <Button href="#/angebote-x/1" variant="primary">
        Zum Fahrzeug
      </Button>,
    );
    expect(screen.getByRole('link', { name: 'Zum Fahrzeug' })).toHaveAttribute('href', '#/angebote-x/1');
  });
});
