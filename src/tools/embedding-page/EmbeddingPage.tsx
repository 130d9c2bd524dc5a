import Mail from 'lucide-react/icons/mail';
import type { ReactNode } from 'react';
import { embedMethods } from '../embedding/embedMethods';
import {
  agencyMail,
  lookCode,
  otherCodes,
  shopCode,
  systemOf,
  wayOf,
  waysOf,
  type Embedding,
} from '../embedding/embedding';
import type { DiagnosisFinding } from '../embedding/finding';
import { HTACCESS, nginxBlock, policyLine } from '../embedding/hosting';
import { originOf } from '../embedding/policy';
import type { SnippetSource } from '../embedding/snippet';
import { GO_LIVE, HOST_SYSTEMS } from '../embedding/systems';
import { keysOf } from '../../lib/keysOf';
import { webAddress } from '../../lib/webAddress';
import { Button } from '../../ui/actions/Button';
import { Checkbox } from '../../ui/fields/Checkbox';
import { OptionCards } from '../../ui/fields/OptionCards';
import { Select } from '../../ui/fields/Select';
import { Disclosure } from '../../ui/layout/Disclosure';
import { useStyles } from '../../ui/styles';
import { CodeBlock } from '../../ui/feedback/CodeBlock';
import { EmbeddingFields } from './EmbeddingFields';
import { EmbedMethodDrawing } from './EmbedMethodDrawing';
import css from './EmbeddingPage.css?inline';
import { PageCheck } from './PageCheck';
import { ShopPreview } from './ShopPreview';

interface EmbeddingPageProps {
  values: Embedding;
  onChange: (values: Embedding) => void;
  source: SnippetSource;
  /** Names of the fields in whose place the code has examples. */
  missing?: readonly string[];
  dealer?: string;
  fields?: ReactNode;
  offer?: (address: string) => ReactNode;
  /** Only where the page around has nothing to hide. */
  run?: (frame: HTMLIFrameElement, html: string) => Promise<readonly DiagnosisFinding[]>;
}

const pageWith = (style: string, body: string) => `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vorschau</title>
<style>body { margin: 0; } ${style}</style>
${body}
</html>`;

/** In the admin area and in `einbinden.html`. */
export function EmbeddingPage(props: EmbeddingPageProps) {
  useStyles(css);
  const { values, onChange, source, missing = [], dealer, fields, offer, run } = props;
  const isComplete = missing.length === 0;
  const change = (part: Embedding) => onChange({ ...values, ...part });
  const way = wayOf(values);
  const { label: system, steps }: { label: string; steps: readonly string[] } = HOST_SYSTEMS[systemOf(values)];
  const code = shopCode(values, source);
  return (
    <div className="integration">
      <div className="integration__choices">
        <section className="integration__step" aria-label="Angaben">
          {fields}
          <Select
            label="Ihre Website"
            options={keysOf(HOST_SYSTEMS).map((value) => ({ value, label: HOST_SYSTEMS[value].label }))}
            value={systemOf(values)}
            onChange={({ currentTarget }) => change({ system: currentTarget.value })}
          />
          <OptionCards
            label="Art der Einbindung"
            name="way"
            value={way}
            onChange={(name) => change({ way: name })}
            options={waysOf(values).map((name) => ({
              value: name,
              title: embedMethods[name].title,
              description: embedMethods[name].text,
              image: <EmbedMethodDrawing way={name} />,
            }))}
          />
          {/* The quick search leads nowhere without the address of the shop's page. */}
          <Disclosure
            key={way}
            summary={way === 'admin' ? 'Weiteres' : 'Consent-Werkzeug, Aussehen, Weiteres'}
            isOpen={way === 'search'}
          >
            <div className="grid grid-cols-1 gap-16">
              <EmbeddingFields way={way} values={values} onChange={change} />
              {way === 'search' ? offer?.(values.clientUrl ?? '') : null}
            </div>
          </Disclosure>
        </section>
        <div className="integration__code">
          <section className="integration__step" aria-label="Code">
            <h2>{`Code: ${embedMethods[way].title}`}</h2>
            <p>{embedMethods[way].placement}</p>
            {isComplete ? null : (
              <p className="font-600">{`Es fehlt noch: ${missing.join(', ')}. Bis dahin steht dafür ein Beispiel.`}</p>
            )}
            <CodeBlock code={code}>
              <Button icon={<Mail />} href={agencyMail(code, way, dealer)}>
                Code an die Agentur senden
              </Button>
            </CodeBlock>
            {way === 'admin' || steps.length === 0 ? null : (
              <ol className="integration__hints" aria-label={`Schritte: ${system}`}>
                {steps.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ol>
            )}
            {otherCodes(values, source).map(([title, text]) => (
              <CodeBlock key={title} title={title} code={text} />
            ))}
          </section>
          {way === 'admin' ? null : (
            <ShopPreview
              missing={missing}
              html={
                isComplete ? pageWith(lookCode(values), shopCode({ ...values, system: 'html' }, source)) : undefined
              }
              isTrusted={run !== undefined}
            />
          )}
        </div>
      </div>
      <div>
        <PageCheck
          expected={isComplete ? { ...source, scriptOrigin: originOf(source.scriptFolder) } : undefined}
          offer={offer}
          run={run}
        />
        <Disclosure summary="Server: Sicherheitsrichtlinie und Kopfzeilen">
          <div className="integration__step">
            <p>
              Die Richtlinie Ihrer Seite (Content-Security-Policy) muss dies erlauben, falls sie eine hat. Bilder können
              von weiteren Servern der Plattform kommen; die Prüfung oben nennt sie.
            </p>
            <CodeBlock title="Content-Security-Policy" code={policyLine(source.scriptFolder, source.apiUrl)} />
            <p>
              Liegen die Dateien auf Ihrem eigenen Server: der ganze Ordner des Pakets ohne „maps“, mit diesen
              Kopfzeilen. Nach einer neuen Version und nach einem Rückschritt läuft die alte so noch höchstens eine
              Minute.
            </p>
            <CodeBlock title="Apache: .htaccess im Ordner" code={HTACCESS} />
            <CodeBlock title="nginx" code={nginxBlock(webAddress(source.scriptFolder)?.pathname)} />
          </div>
        </Disclosure>
        <Disclosure summary="Bevor Sie live gehen">
          {GO_LIVE.map((text) => (
            <Checkbox key={text} label={text} />
          ))}
        </Disclosure>
      </div>
    </div>
  );
}
