import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CodeBlock } from '../../src/ui/feedback/CodeBlock';

it('says for three seconds that the code was copied', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<CodeBlock code="<webshop-widget>" />);
  await act(() => Promise.resolve(fireEvent.click(screen.getByRole('button', { name: 'Kopieren' }))));
  act(() => void vi.advanceTimersByTime(3_000));
  expect(screen.getByRole('button', { name: 'Kopiert' })).toBeVisible();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByRole('button', { name: 'Kopieren' })).toBeVisible();
});
