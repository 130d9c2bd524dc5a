const HIDDEN = 'data-webshop-unprinted';
const AROUND = 'data-webshop-printed';

const RULES = `@media print {
  [${HIDDEN}] { display: none !important; }
  [${AROUND}] {
    position: static !important; float: none !important; width: auto !important; max-width: none !important;
    height: auto !important; max-height: none !important; min-height: 0 !important; margin: 0 !important; padding: 0 !important;
    border: 0 !important; overflow: visible !important; transform: none !important;
  }
}`;

/** Of the host, for one printing: marks go on `afterprint`, else after the next. */
function hideAround(mountElement: Element): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  const marked: (() => void)[] = [];
  const mark = (element: Element, name: string) => {
    element.setAttribute(name, '');
    marked.push(() => element.removeAttribute(name));
  };
  for (let each: Element = mountElement; each.parentElement !== null; each = each.parentElement) {
    for (const sibling of each.parentElement.children) if (sibling !== each) mark(sibling, HIDDEN);
    mark(each.parentElement, AROUND);
  }
  document.adoptedStyleSheets.push(sheet);
  const restore = () => {
    window.removeEventListener('afterprint', restore);
    for (const undo of marked) undo();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
  window.addEventListener('afterprint', restore);
}

export function printAlone(mountElement: Element): void {
  hideAround(mountElement);
  window.print();
}

/** By the browser's command, too. Returns cleanup. */
export function printOverlayAlone(mountElement: Element, dialog: HTMLDialogElement): () => void {
  const begin = () => {
    if (dialog.open) hideAround(mountElement);
  };
  window.addEventListener('beforeprint', begin);
  return () => window.removeEventListener('beforeprint', begin);
}
