import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../../src/ui/actions/Button';
import { ConfirmDialog } from '../../../src/ui/overlay/ConfirmDialog';
import { Dialog } from '../../../src/ui/overlay/Dialog';

function FilterPage({ isLocked = false }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        Filter öffnen
      </Button>
      {isOpen ? (
        <Dialog
          title="Filter"
          isLocked={isLocked}
          footer={<Button>128 Fahrzeuge anzeigen</Button>}
          onClose={() => {
            setOpen(false);
          }}
        >
          <p>Kraftstoff</p>
        </Dialog>
      ) : null}
    </>
  );
}

async function openFilter(isLocked?: boolean) {
  const user = userEvent.setup();
  render(<FilterPage isLocked={isLocked} />);
  await user.click(screen.getByRole('button', { name: 'Filter öffnen' }));
  return { user, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Filter' }) };
}

describe('a dialog', () => {
  it('keeps the page behind it in its place under the keys that scroll, and leaves fields their keys', () => {
    render(
      <Dialog title="Anfrage" onClose={() => undefined}>
        <input aria-label="Ort" />
      </Dialog>,
    );
    const goesOn = (name: 'button' | 'textbox', key: string) => fireEvent.keyDown(screen.getByRole(name), { key });
    for (const key of ['PageDown', 'PageUp', 'End', 'Home', 'ArrowDown', 'ArrowUp'])
      expect(goesOn('button', key)).toBe(false);
    // A button is pressed by the space bar.
    expect(goesOn('button', ' ')).toBe(true);
    expect(goesOn('textbox', 'End')).toBe(true);
  });

  it('opens as a modal layer with title, content and buttons', async () => {
    const { dialog } = await openFilter();
    expect(dialog.open).toBe(true);
    expect(within(dialog).getByRole('heading', { name: 'Filter' })).toBeVisible();
    expect(within(dialog).getByText('Kraftstoff')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: '128 Fahrzeuge anzeigen' })).toBeVisible();
  });

  it('closes by its button', async () => {
    const { user } = await openFilter();
    await user.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes on Escape, which the browser reports as cancel', async () => {
    const { dialog } = await openFilter();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays when a file field inside it is cancelled', async () => {
    const { dialog } = await openFilter();
    fireEvent(within(dialog).getByText('Kraftstoff'), new Event('cancel', { bubbles: true }));
    expect(dialog).toBeInTheDocument();
  });

  it('closes when the visitor presses beside it', async () => {
    const { dialog } = await openFilter();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays when a press began inside it and ended beside it', async () => {
    const { dialog } = await openFilter();
    fireEvent.pointerDown(within(dialog).getByText('Kraftstoff'));
    fireEvent.click(dialog);
    expect(dialog).toBeInTheDocument();
  });

  it('cannot be left while it is locked', async () => {
    const { dialog } = await openFilter(true);
    expect(within(dialog).queryByRole('button', { name: 'Schließen' })).not.toBeInTheDocument();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(dialog).toBeInTheDocument();
    // What a browser does at the second Escape.
    dialog.close();
    expect(dialog).toBeInTheDocument();
    expect(dialog.open).toBe(true);
  });
});

describe('a confirmation', () => {
  const question = (isBusy: boolean, onConfirm: () => void, onCancel: () => void) => (
    <ConfirmDialog
      title="Kontakt löschen?"
      confirmLabel="Kontakt löschen"
      isDestructive
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      Das lässt sich nicht rückgängig machen.
    </ConfirmDialog>
  );

  it('does the action only when the dealer confirms it', async () => {
    const user = userEvent.setup();
    const [onConfirm, onCancel] = [vi.fn(), vi.fn()];
    render(question(false, onConfirm, onCancel));
    await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
    await user.click(screen.getByRole('button', { name: 'Kontakt löschen' }));
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
  });

  it('cannot be confirmed twice or left while the action is under way', async () => {
    const user = userEvent.setup();
    const [onConfirm, onCancel] = [vi.fn(), vi.fn()];
    render(question(true, onConfirm, onCancel));
    await user.click(screen.getByRole('button', { name: 'Kontakt löschen' }));
    await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
  });
});
