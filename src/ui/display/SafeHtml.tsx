import { useContext, useEffect, useMemo, useRef } from 'react';
import { isHtml, sanitisedHtml, textOf } from '../../lib/html';
import { PictureOrigins } from './pictureOrigins';
import css from './SafeHtml.css?inline';
import { useStyles } from '../styles';

/** Text of the platform (description, legal text, release note): sanitised if it is HTML, otherwise with its line breaks. */
export function SafeHtml({ html }: { html: string }) {
  useStyles(css, 'ui');
  const origins = useContext(PictureOrigins);
  const clean = useMemo(() => (isHtml(html) ? sanitisedHtml(html, origins) : undefined), [html, origins]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => scrollTablesByKey(box.current), [clean]);
  if (clean === undefined) return <div className="safe-html safe-html--text">{isHtml(html) ? textOf(html) : html}</div>;
  return <div ref={box} className="safe-html" dangerouslySetInnerHTML={{ __html: clean }} />;
}

/** Makes the tables that are wider than their place a stop of the Tab key, so that the arrow keys scroll them. Returns the cleanup. */
function scrollTablesByKey(box: HTMLElement | null): (() => void) | undefined {
  const tables = box?.querySelectorAll('table');
  if (!box || !tables?.length || typeof ResizeObserver === 'undefined') return;
  const observer = new ResizeObserver(() => {
    tables.forEach((table) => {
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
      else table.removeAttribute('tabindex');
    });
  });
  observer.observe(box);
  return () => observer.disconnect();
}
