import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePrinting } from '../../../src/ui/layout/usePrinting';

const Place = () => (usePrinting() ? 'Papier' : 'Bildschirm');

it('a page is on paper before the event that begins printing is over, and on the screen again afterwards', () => {
  const { container, unmount } = render(<Place />);
  expect(container).toHaveTextContent('Bildschirm');
  // Without `act`: a browser makes its copy at once, and waits for nobody.
  window.dispatchEvent(new Event('beforeprint'));
  expect(container).toHaveTextContent('Papier');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(container).toHaveTextContent('Bildschirm');
  unmount();
  window.dispatchEvent(new Event('beforeprint'));
  expect(screen.queryByText('Papier')).toBeNull();
});

it('what is mounted by the beginning of printing is on paper with it, folds in folds', () => {
  const Around = () => (usePrinting() ? <Place /> : null);
  const { container } = render(<Around />);
  window.dispatchEvent(new Event('beforeprint'));
  expect(container).toHaveTextContent('Papier');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(container).toBeEmptyDOMElement();
  render(<Place />, { container });
  expect(container).toHaveTextContent('Bildschirm');
});
