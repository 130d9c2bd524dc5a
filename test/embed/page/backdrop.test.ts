import { expect, it } from 'vitest';
import { createBackdrop } from '../../../embed/page/backdrop';

it('hides what a dealer’s selectors find while the page is covered, but never what the shop stands in', () => {
  document.body.innerHTML = '<main class="hint"><div id="webshop"></div></main><p class="hint">Cookies</p>';
  const [shop, place, hint] = ['#webshop', 'main', 'p'].map((name) => document.querySelector<HTMLElement>(name));
  if (!shop || !place || !hint) throw new Error('not on the page');
  const backdrop = createBackdrop(shop);
  backdrop.hide(['.hint', '#webshop', ':::']);
  backdrop.cover();
  expect([shop, place, hint].map(({ style }) => style.display)).toEqual(['', '', 'none']);
  backdrop.uncover(() => undefined);
  expect(hint.getAttribute('style')).toBeNull();
});
