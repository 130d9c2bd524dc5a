import { describe, expect, it } from 'vitest';
import { createShell } from '../../../embed/shell/shell';

const mount = (element: Element) => createShell(element, 'normal', () => undefined);

describe('a mount element with a shadow root of its own, as a custom element of the host has', () => {
  function aHostElement() {
    const element = document.createElement('div');
    const root = element.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    root.adoptedStyleSheets = [sheet];
    root.innerHTML = '<p>Inhalt des Händlers</p>';
    document.body.append(element);
    return { element, root, sheet };
  }

  it('keeps content and style sheets while the shop stands in it, and afterwards', () => {
    const { element, root, sheet } = aHostElement();
    const shell = mount(element);
    expect(shell.root).not.toBe(root);
    expect(root.querySelector('p')?.textContent).toBe('Inhalt des Händlers');
    expect(root.contains(shell.root.host)).toBe(true);
    shell.remove();
    expect(root.innerHTML).toBe('<p>Inhalt des Händlers</p>');
    expect(root.adoptedStyleSheets).toEqual([sheet]);
  });
});

describe('a mount element inside a link of the page', () => {
  function pressed(selector: string, around: string) {
    document.body.innerHTML = `<${around}><span id="webshop"></span></${around.split(' ')[0] ?? ''}>`;
    const element = document.querySelector('#webshop');
    if (element === null) throw new Error('no mount element');
    const shell = mount(element);
    shell.container.innerHTML =
      '<p>Text</p><button type="button"><span>Merken</span></button><a href="#/merkliste">Merkliste</a><input type="checkbox">';
    const press = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true });
    shell.container.querySelector(selector)?.dispatchEvent(press);
    shell.remove();
    return press;
  }

  it.each(['p', 'button span'])('keeps a press on %s from the link', (selector) => {
    expect(pressed(selector, 'a href="#angebote"').defaultPrevented).toBe(true);
  });

  it.each(['a', 'input'])('lets a press on %s do what it does', (selector) => {
    expect(pressed(selector, 'a href="#angebote"').defaultPrevented).toBe(false);
  });

  it('changes no press elsewhere', () => {
    expect(pressed('p', 'div').defaultPrevented).toBe(false);
  });
});

it('uses the shadow root of a former mount again, and gives the element back its own content', () => {
  const element = document.createElement('div');
  element.innerHTML = '<p>Der Shop lädt</p>';
  document.body.append(element);
  const first = mount(element);
  first.remove();
  const second = mount(element);
  expect(second.root).toBe(first.root);
  second.remove();
  expect(element.innerHTML).toBe('<p>Der Shop lädt</p>');
  expect(second.root.querySelectorAll('slot')).toHaveLength(1);
});
