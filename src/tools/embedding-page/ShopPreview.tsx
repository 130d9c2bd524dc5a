import { useState } from 'react';
import { Button } from '../../ui/actions/Button';

const WIDTHS = { '360px': 'Telefon', '768px': 'Tablet', '100%': 'Volle Breite' };

interface ShopPreviewProps {
  /** `undefined`: something is missing. */
  html: string | undefined;
  missing: readonly string[];
  /** The shop may read the page around it. */
  isTrusted?: boolean;
}

/** In a frame; its address stays in memory there. */
export function ShopPreview({ html, missing, isTrusted }: ShopPreviewProps) {
  const [preview, setPreview] = useState<{ html: string; width: string }>();
  return (
    <section className="integration__step" aria-label="Vorschau">
      <h2>Vorschau</h2>
      <p role="status">
        {html === undefined
          ? `Für die Vorschau fehlt noch: ${missing.join(', ')}.`
          : 'Der Shop läuft in einem Rahmen, mit den Daten Ihrer Plattform.'}
      </p>
      <div className="flex flex-wrap gap-12">
        {Object.entries(WIDTHS).map(([width, label]) => (
          <Button
            key={width}
            aria-pressed={preview?.width === width}
            onClick={() => setPreview(html === undefined ? undefined : { html, width })}
          >
            {label}
          </Button>
        ))}
      </div>
      {preview ? (
        <div className="overflow-x-auto border rounded-control">
          <iframe
            key={preview.html}
            title="Vorschau des Shops"
            sandbox={isTrusted ? undefined : 'allow-scripts allow-forms allow-popups'}
            srcDoc={preview.html}
            style={{ width: preview.width }}
            className="block h-720 border-0"
          />
        </div>
      ) : null}
    </section>
  );
}
