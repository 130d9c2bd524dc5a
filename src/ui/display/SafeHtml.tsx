import { useContext, useMemo } from 'react';
import { isHtml, sanitisedHtml, textOf } from '../../lib/html';
import { PictureOrigins } from './pictureOrigins';
import css from './SafeHtml.css?inline';
import { useStyles } from '../styles';

/** Text of the platform (description, legal text, release note): sanitised if it is HTML, otherwise with its line breaks. */
export function SafeHtml({ html }: { html: string }) {
  useStyles(css, 'ui');
  const origins = useContext(PictureOrigins);
  const clean = useMemo(() => (isHtml(html) ? sanitisedHtml(html, origins) : undefined), [html, origins]);
  if (clean === undefined) return <div className="safe-html safe-html--text">{isHtml(html) ? textOf(html) : html}</div>;
  return <div className="safe-html" dangerouslySetInnerHTML={{ __html: clean }} />;
}
