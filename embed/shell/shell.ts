import { button, element } from './elements';
import { keepFromEmptyRule } from '../page/emptyRule';
import type { ShopBox } from '../page/scrollPosition';
import shellCss from './shell.css?inline';

/** Shadow root, reset, and the overlay's dialog. */
export interface Shell extends ShopBox {
  overlay?: { dialog: HTMLDialogElement; scroller: HTMLElement };
  remove: () => void;
}

const TYPING_EVENTS = ['keydown', 'keypress', 'keyup'] as const;

let shellSheet: CSSStyleSheet | undefined;

/** @throws {DOMException} neither element nor child can hold a shadow root */
export function createShell(mountElement: Element, layout: 'normal' | 'overlay', onClose: () => void): Shell {
  const { root, leave } = openRoot(mountElement);
  shellSheet ??= createSheet();
  root.adoptedStyleSheets = [shellSheet];
  const listening = new AbortController();
  for (const type of TYPING_EVENTS) root.addEventListener(type, keepTypingInside, { signal: listening.signal });
  for (const type of ['click', 'auxclick']) root.addEventListener(type, keepPressInside, { signal: listening.signal });

  const container = element('div', 'webshop-shell');
  const overlay = layout === 'overlay' ? createDialog(container, onClose) : undefined;
  root.replaceChildren(overlay?.dialog ?? container);
  const stopFilling = keepFromEmptyRule(root.host);
  let room: CSSStyleSheet | undefined;
  return {
    root,
    container,
    overlay,
    reserve(height) {
      if (room === undefined && height === undefined) return;
      if (room === undefined) {
        room = new CSSStyleSheet();
        root.adoptedStyleSheets.push(room);
      }
      room.replaceSync(height === undefined ? '' : `:host { min-height: ${height}px !important; }`);
    },
    remove() {
      listening.abort();
      stopFilling();
      root.adoptedStyleSheets = [];
      root.replaceChildren();
      leave();
    },
  };
}

/** Any other is the host's: a custom element that renders into it. */
const ownRoots = new WeakSet<ShadowRoot>();

/**
 * Of the mount element, or of a child where it can hold none or has the host's own; the child is then in that root, which may project nothing.
 * Roots cannot be removed: a second mount uses the first one's, and the page's own content (a note while loading) shows through a slot.
 */
function openRoot(mountElement: Element): { root: ShadowRoot; leave: () => void } {
  const existing = mountElement.shadowRoot;
  const root = existing === null ? attachRoot(mountElement) : ownRoots.has(existing) ? existing : undefined;
  if (root !== undefined) {
    return {
      root,
      leave: () => {
        if (mountElement.childNodes.length > 0) root.append(document.createElement('slot'));
      },
    };
  }
  const child = document.createElement('div');
  (existing ?? mountElement).append(child);
  return { root: attachOwnRoot(child), leave: () => child.remove() };
}

/** `undefined`: impossible, or a closed one. */
function attachRoot(mountElement: Element): ShadowRoot | undefined {
  try {
    return attachOwnRoot(mountElement);
  } catch {
    return undefined;
  }
}

function attachOwnRoot(element: Element): ShadowRoot {
  const root = element.attachShadow({ mode: 'open' });
  ownRoots.add(root);
  return root;
}

function createSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(shellCss);
  return sheet;
}

function keepTypingInside(event: Event) {
  const target = event.composedPath()[0];
  const isTyping =
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLElement && target.isContentEditable);
  if (isTyping) event.stopPropagation();
}

/** Their default action must not be prevented; no link around them is followed. */
const WITH_ACTION =
  'a[href], button:not([type="button"]), input:is([type="checkbox"], [type="radio"], [type="file"], [type="date"]), label, summary';

/** A press in the shop must not follow the page's link, or reach its label's control. */
function keepPressInside(event: Event) {
  const { currentTarget } = event;
  if (!(currentTarget instanceof ShadowRoot) || currentTarget.host.closest('a[href], label') === null) return;
  const path = event.composedPath();
  const inside = path.slice(0, path.indexOf(currentTarget));
  const hasAction = inside.some((node) => node instanceof Element && node.matches(WITH_ACTION));
  if (!hasAction) event.preventDefault();
}

function createDialog(container: HTMLElement, onClose: () => void) {
  const dialog = element('dialog', 'webshop-overlay');
  dialog.setAttribute('aria-label', 'Fahrzeugshop');
  const bar = element('div', 'webshop-overlay__bar');
  const closer = button('Shop schließen', 'webshop-button', onClose);
  closer.prepend(createCross());
  bar.append(closer);
  const scroller = element('div', 'webshop-overlay__page');
  scroller.append(container);
  dialog.append(bar, scroller);
  return { dialog, scroller };
}

function createCross(): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const attributes = { viewBox: '0 0 24 24', width: '20', height: '20', fill: 'none', stroke: 'currentColor' };
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
  svg.setAttribute('stroke-width', '1.75');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', 'M18 6 6 18M6 6l12 12');
  svg.append(path);
  return svg;
}
