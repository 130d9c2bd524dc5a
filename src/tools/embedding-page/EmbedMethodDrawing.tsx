import type { EmbedMethodName } from '../embedding/embedMethods';

/** Area of the shop in a page, by embedding method; the rest of the page is grey. */
const SHOP_PARTS: Readonly<Record<EmbedMethodName, string>> = {
  page: 'M10 26h76v22H10z',
  overlay: 'M18 18h60v36H18z',
  search: 'M10 26h54v8H10z M68 26h18v8H68z',
  module: 'M10 26h36v10H10z M50 26h36v10H50z M10 40h36v10H10z M50 40h36v10H50z',
  element: 'M28 28l-10 10 10 10 M68 28l10 10-10 10 M52 26l-8 24',
  admin: 'M4 14h22v46H4z M34 22h52 M34 32h52 M34 42h36',
};

const PAGE_PARTS: Readonly<Record<EmbedMethodName, string>> = {
  page: 'M10 20h30 M10 54h52',
  overlay: 'M10 22h76 M10 32h76 M10 42h76 M10 52h52',
  search: 'M10 20h40 M10 42h76 M10 50h52',
  module: 'M10 20h30 M10 56h52',
  element: 'M10 20h30 M10 56h52',
  admin: '',
};

const LINES: readonly EmbedMethodName[] = ['element'];

export function EmbedMethodDrawing({ way }: { way: EmbedMethodName }) {
  return (
    <svg className="way-drawing" viewBox="0 0 96 64" aria-hidden="true">
      <rect className="way-drawing__page" x="2" y="2" width="92" height="60" rx="5" />
      <path className="way-drawing__lines" d="M2 12h92 M8 7h.01 M13 7h.01 M18 7h.01" />
      <path className="way-drawing__lines" d={PAGE_PARTS[way]} />
      <path className="way-drawing__shop" data-lines={LINES.includes(way) || undefined} d={SHOP_PARTS[way]} />
    </svg>
  );
}
