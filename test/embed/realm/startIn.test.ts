import { afterEach, expect, it, vi } from 'vitest';
import { changedBuiltIns } from '../../../embed/realm/changedBuiltIns';
import { openFrame } from '../../../embed/realm/frame';
import { startIn } from '../../../embed/realm/startIn';

afterEach(() => document.body.replaceChildren());

it('says in its place and on the console where the script dies at its start', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  document.body.innerHTML =
    '<div id="webshop"></div><script type="text/plain" data-admin-id="1" data-target="#webshop">';
  // As in a frame: this page's own built-ins are not looked at.
  vi.stubGlobal('webshopHost', { view: window, script: undefined });
  const broken = new Error('no such thing');
  const start = () => {
    throw broken;
  };
  startIn(window, start, { changedBuiltIns, openFrame });
  expect(document.querySelector('#webshop [role="alert"]')?.textContent).toContain(
    'Der Fahrzeugshop kann auf dieser Seite nicht starten.',
  );
  expect(said).toHaveBeenCalledWith('[webshop-widget] Der Shop kann hier nicht starten.', broken);
});
