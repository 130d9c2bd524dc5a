import { useContext, useEffect, useMemo, useRef } from 'react';
import { htmlOf, textOf } from '../../lib/text/formattedText';
import { hasTags } from '../../lib/text/textLine';
import { sanitisedHtml } from '../../lib/text/html';
import { PictureOrigins } from './pictureOrigins';
import css from './SafeHtml.css?inline';
import { useStyles } from '../styles';

interface Props {
  html: string;
  /** HTML of a program around visitors' words: read as it is. */
  isGenerated?: boolean;
}

export function SafeHtml({ html: text, isGenerated = false }: Props) {
  useStyles(css, 'ui');
  const origins = useContext(PictureOrigins);
  const clean = useMemo(() => {
    const html = isGenerated && hasTags(text) ? text : htmlOf(text);
    return html === undefined ? undefined : sanitisedHtml(html.replace(/(\d|p\.) (?=[%€]|a\.)/g, '$1\u00A0'), origins);
  }, [text, isGenerated, origins]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => scrollTablesByKey(box.current), [clean]);
  if (clean === undefined) return <div className="safe-html safe-html--text">{textOf(text)}</div>;
  return <div ref={box} className="safe-html" dangerouslySetInnerHTML={{ __html: clean }} />;
}

/** Makes overflowing tables focusable, for arrow keys; returns cleanup. */
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
