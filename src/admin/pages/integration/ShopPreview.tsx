import { useState } from 'react';
import { snippetOf, type SnippetSource } from '../../../domain/integration/snippet';
import { EMBEDDING_DEFAULTS } from '../../../domain/integration/embedMethods';
import { Button } from '../../../ui/actions/Button';
import { RadioGroup } from '../../../ui/fields/RadioGroup';

const WIDTHS = [360, 768, 1280] as const;

type Layout = 'page' | 'overlay';

/** Page with nothing but the snippet. The shop's address stays in memory there. */
const pageOf = (layout: Layout, source: SnippetSource) => `<!doctype html><html lang="de"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Vorschau</title>
<style>body{margin:16px;font-family:system-ui}</style></head><body>${snippetOf(layout, { ...EMBEDDING_DEFAULTS, start: 'open' }, source)}</body></html>`;

/** Preview of the dealer's shop in both layouts, in a frame without access to this page. */
export function ShopPreview({ source }: { source: SnippetSource }) {
  const [isShown, setShown] = useState(false);
  const [layout, setLayout] = useState<Layout>('page');
  const [width, setWidth] = useState<string>('360');
  return (
    <section className="integration__step" aria-label="Vorschau">
      <h2>Vorschau</h2>
      <div className="integration__fields grid gap-16">
        <RadioGroup
          label="Darstellung"
          name="layout"
          options={[
            { value: 'page', label: 'In der Seite' },
            { value: 'overlay', label: 'Als Overlay' },
          ]}
          value={layout}
          onChange={setLayout}
        />
        <RadioGroup
          label="Breite"
          name="width"
          options={WIDTHS.map((px) => ({ value: String(px), label: `${px} px` }))}
          value={width}
          onChange={setWidth}
        />
      </div>
      {isShown ? (
        <div className="overflow-x-auto border rounded-control">
          <iframe
            key={layout}
            title="Vorschau des Shops"
            sandbox="allow-scripts allow-forms allow-popups"
            srcDoc={pageOf(layout, source)}
            style={{ width: `${width}px` }}
            className="block h-720 border-0"
          />
        </div>
      ) : (
        <div>
          <Button onClick={() => setShown(true)}>Vorschau laden</Button>
        </div>
      )}
    </section>
  );
}
