import { afterEach, expect, it, vi } from 'vitest';
import { changedBuiltIns } from '../../../embed/realm/changedBuiltIns';
import { openFrame } from '../../../embed/realm/frame';
import { startIn } from '../../../embed/realm/startIn';

afterEach(() => document.body.replaceChildren());

it.each([
  ['in its place', '#webshop', '#webshop [role="alert"]'],
  ['through invisible signs', '\u200B#web\u00ADshop\uFEFF', '#webshop [role="alert"]'],
  ['behind the tag for a place that is not there', '#shop', 'script + [role="alert"]'],
  ['behind the tag for what is no selector', '##', 'script + [role="alert"]'],
  ['behind the tag without a target', '', 'script + [role="alert"]'],
])('says %s and on the console where the script dies at its start', (_, target, place) => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  document.body.innerHTML = `<div id="webshop"></div><script type="text/plain" data-admin-id="1" data-target="${target}"></script>`;
  // As in a frame: this page's own built-ins are not looked at.
  vi.stubGlobal('webshopHost', { view: window, script: undefined });
  const broken = new Error('no such thing');
  const start = () => {
    throw broken;
  };
  startIn(window, start, { changedBuiltIns, openFrame });
  expect(document.querySelector(place)?.textContent).toContain('Der Fahrzeugshop kann auf dieser Seite nicht starten.');
  expect(said).toHaveBeenCalledWith('[webshop-widget] Der Shop kann hier nicht starten.', broken);
});
