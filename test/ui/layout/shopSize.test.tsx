import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ShopSize } from '../../../src/ui/layout/shopSize';

it('observes nothing that has a height, which would change more than once in a frame', () => {
  const observed: Element[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = (element: Element) => void observed.push(element);
      disconnect = () => undefined;
    },
  );
  const element = document.createElement('div');
  const { container } = render(
    <ShopSize element={element}>
      <p>Fahrzeuge</p>
    </ShopSize>,
  );
  expect([...new Set(observed)]).toEqual([container.lastElementChild]);
  expect([...new Set(observed)].map((each) => getComputedStyle(each).height)).toEqual(['0px']);
});
