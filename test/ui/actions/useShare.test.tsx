import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Announcer } from '../../../src/ui/display/Announcer';
import { useShare } from '../../../src/ui/actions/useShare';

const URL = 'https://dealer.test/#/angebote-golf/1';

function ShareButton() {
  const { share, isCopied, refusedUrl } = useShare('Golf', () => URL);
  return (
    <button type="button" onClick={share}>
      {isCopied ? 'Link kopiert' : (refusedUrl ?? 'Teilen')}
    </button>
  );
}

/** A device with a sheet for sharing, which answers so. */
function renderOn(answer: () => Promise<void>) {
  const user = userEvent.setup();
  const share = vi.fn(answer);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(
    <Announcer>
      <ShareButton />
    </Announcer>,
  );
  return { user, share, writeText };
}

describe('sharing on a device that has a sheet for it', () => {
  it('hands over title and address, and copies nothing', async () => {
    const { user, share, writeText } = renderOn(() => Promise.resolve());
    await user.click(screen.getByRole('button'));
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Golf', url: URL });
    expect(writeText).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Teilen' })).toBeVisible();
  });

  it('has nothing to say when the visitor closes the sheet', async () => {
    const { user, writeText } = renderOn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    await user.click(screen.getByRole('button'));
    expect(writeText).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Teilen' })).toBeVisible();
  });

  it('copies the address where the page may not open the sheet', async () => {
    const { user, writeText } = renderOn(() => Promise.reject(new DOMException('frame', 'NotAllowedError')));
    await user.click(screen.getByRole('button'));
    expect(await screen.findByRole('button', { name: 'Link kopiert' })).toBeVisible();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(URL);
  });
});
