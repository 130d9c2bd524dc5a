import { copyText } from '../../../src/lib/page/copyText';
import type { DiagnosisFinding } from '../../../src/domain/integration/finding';

/** An element with properties and content. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  content: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...content);
  return made;
}

/** An element of the page. @throws {Error} without one */
export function named(selector: string): HTMLElement {
  const match = document.querySelector<HTMLElement>(selector);
  if (!match) throw new Error(`The page has no ${selector}`);
  return match;
}

const COPIED_MS = 3000;

/** Code with a button that copies it; where the browser refuses, it is selected. */
export function codeBlock(title: string, code: string): HTMLElement {
  const text = element('code', { textContent: code });
  const button = element('button', { type: 'button', textContent: 'Kopieren' });
  button.setAttribute('aria-label', `${title}: kopieren`);
  const said = element('span', { className: 'visually-hidden' });
  said.setAttribute('role', 'status');
  button.addEventListener('click', () => {
    void copyText(code, button).then((isCopied) => {
      if (!isCopied) {
        getSelection()?.selectAllChildren(text);
        said.textContent = 'Der Code ist markiert: Drücken Sie Strg+C.';
        return;
      }
      button.textContent = 'Kopiert';
      said.textContent = 'Kopiert';
      setTimeout(() => (button.textContent = 'Kopieren'), COPIED_MS);
    });
  });
  const box = element('pre', { tabIndex: 0 }, [text]);
  box.setAttribute('aria-label', title);
  return element('figure', { className: 'code' }, [element('figcaption', { textContent: title }), box, button, said]);
}

const LEVELS = { error: 'Fehler', warning: 'Hinweis', ok: 'In Ordnung' } as const;
const ORDER = ['error', 'warning', 'ok'];

/** Findings, the worst first. */
export function findingList(findings: readonly DiagnosisFinding[]): HTMLElement {
  const sorted = [...findings].sort((one, other) => ORDER.indexOf(one.level) - ORDER.indexOf(other.level));
  return element(
    'ul',
    { className: 'findings' },
    sorted.map(({ level, topic, text, remedy, line }) => {
      const item = element('li', {}, [
        element('strong', {
          textContent: `${LEVELS[level]} · ${topic}${line === undefined ? '' : ` · Zeile ${line}`}`,
        }),
        element('p', { textContent: text }),
        ...(remedy === undefined ? [] : [element('p', { className: 'hint', textContent: remedy })]),
      ]);
      item.dataset.level = level;
      return item;
    }),
  );
}
