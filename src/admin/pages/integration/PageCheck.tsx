import { useState } from 'react';
import type { DiagnosisFinding } from '../../../domain/integration/finding';
import type { ExpectedPage } from '../../../domain/integration/page';
import { checkPage } from '../../../domain/integration/rules';
import { Button } from '../../../ui/actions/Button';
import { TextArea } from '../../../ui/fields/TextArea';
import { TextInput } from '../../../ui/fields/TextInput';
import { CodeBlock } from '../../engine/CodeBlock';
import { WebsiteOffer } from './WebsiteOffer';

const LEVELS = { error: 'Fehler', warning: 'Hinweis', ok: 'In Ordnung' } as const satisfies Record<
  DiagnosisFinding['level'],
  string
>;

/** Check of the pasted source text of the dealer's page. The text is neither executed nor sent anywhere. */
export function PageCheck({ expected }: { expected: ExpectedPage }) {
  const [address, setAddress] = useState('');
  const [source, setSource] = useState('');
  const [findings, setFindings] = useState<DiagnosisFinding[]>();
  const [isEmpty, setEmpty] = useState(false);
  return (
    <section className="integration__step" aria-label="Prüfen">
      <h2>Ihre Seite prüfen</h2>
      <p>
        Ob und seit wann der Shop auf Ihrer Seite steht, ist hier nicht zu sehen: Eine fremde Seite kann der Browser
        nicht lesen. Öffnen Sie Ihre Seite, zeigen Sie den Quelltext an (Strg+U), kopieren Sie ihn ganz und fügen Sie
        ihn hier ein. Er wird nur hier gelesen, nicht ausgeführt und nicht gesendet.
      </p>
      <TextInput
        label="Adresse der Seite"
        hint="Wenn Sie mögen: Dann kann sie als „Website mit dem Shop“ übernommen werden."
        type="url"
        inputMode="url"
        autoComplete="off"
        value={address}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
      />
      <WebsiteOffer address={address} />
      <TextArea
        label="Quelltext der Seite"
        rows={8}
        spellCheck={false}
        autoComplete="off"
        error={isEmpty ? 'erforderlich' : undefined}
        value={source}
        onChange={({ currentTarget }) => {
          setSource(currentTarget.value);
          setEmpty(false);
          setFindings(undefined);
        }}
      />
      <div>
        <Button
          onClick={() => {
            setEmpty(source.trim() === '');
            if (source.trim() !== '') setFindings(checkPage(source, expected));
          }}
        >
          Quelltext prüfen
        </Button>
      </div>
      <div role="status">
        {findings === undefined ? null : (
          <>
            <p>{findings.length === 1 ? '1 Ergebnis' : `${findings.length} Ergebnisse`}</p>
            <ol className="grid gap-8 m-0 p-0 list-none">
              {findings.map(({ level, line, text, remedy }) => (
                <li key={`${line ?? 0} ${text}`} className="page-findings__finding" data-level={level}>
                  <strong>{line === undefined ? LEVELS[level] : `${LEVELS[level]}, Zeile ${line}`}</strong>
                  <p>{text}</p>
                  {remedy === undefined ? null : <p className="text-muted text-14">{remedy}</p>}
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
      <h3>Die laufende Seite prüfen</h3>
      <p>
        Was erst beim Laden geschieht, steht nicht im Quelltext. Öffnen Sie auf Ihrer Seite die Konsole des Browsers
        (F12) und geben Sie dies ein: Der Shop nennt, was er dort findet, und was zu tun ist.
      </p>
      <CodeBlock code="WebshopWidget.diagnose()" label="Aufruf für die Konsole" />
    </section>
  );
}
