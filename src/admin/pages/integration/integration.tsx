import CodeXml from 'lucide-react/icons/code-xml';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { HTACCESS, nginxBlock, policyLine } from '../../../domain/integration/hosting';
import { originOf } from '../../../domain/integration/policy';
import { snippetOf } from '../../../domain/integration/snippet';
import {
  CONSENT_TOOLS,
  consentCode,
  GO_LIVE,
  HOST_SYSTEMS,
  injectedScript,
  type ConsentToolName,
  type HostSystemName,
} from '../../../domain/integration/systems';
import {
  EMBEDDING_DEFAULTS,
  embedMethods,
  type EmbeddingValues,
  type EmbedMethodName,
} from '../../../domain/integration/embedMethods';
import { keysOf } from '../../../lib/keysOf';
import { webAddress } from '../../../lib/webAddress';
import { Button } from '../../../ui/actions/Button';
import { OptionCards } from '../../../ui/fields/OptionCards';
import { Select } from '../../../ui/fields/Select';
import { Disclosure } from '../../../ui/layout/Disclosure';
import { useStyles } from '../../../ui/styles';
import { PageHead } from '../../engine/PageHead';
import type { SettingsPage } from '../../page';
import { CodeBlock } from '../../engine/CodeBlock';
import { EmbeddingFields } from './EmbeddingFields';
import css from './integration.css?inline';
import { PageCheck } from './PageCheck';
import { useAgencyMail, useSnippetSource } from './shopCode';
import { ShopPreview } from './ShopPreview';
import { EmbedMethodDrawing } from './EmbedMethodDrawing';
import { WebsiteOffer } from './WebsiteOffer';

const TITLE = 'Integration Shop';
const SENTENCE = 'So kommt der Shop auf Ihre Website.';

/** Page with embedding snippets, a check of the dealer's page and a preview. */
export const integration: SettingsPage = {
  page: 'integration',
  title: TITLE,
  plainName: 'Shop einbinden',
  sentence: SENTENCE,
  group: 'shop',
  icon: <CodeXml />,
  Page: Integration,
};

const waysOf = (system: HostSystemName): readonly EmbedMethodName[] => {
  const ways: readonly EmbedMethodName[] = HOST_SYSTEMS[system].ways;
  // A page of its own for the admin area is a file on the dealer's server, whatever the rest is made with.
  return keysOf(embedMethods).filter((way) => way === 'admin' || ways.includes(way));
};

function Integration() {
  useStyles(css);
  const [system, setSystem] = useState<HostSystemName>('html');
  const [chosen, setWay] = useState<EmbedMethodName>('page');
  const [values, setValues] = useState<EmbeddingValues>(EMBEDDING_DEFAULTS);
  const source = useSnippetSource();
  const mail = useAgencyMail();
  const ways = waysOf(system);
  const way = ways.find((each) => each === chosen) ?? HOST_SYSTEMS[system].ways[0];
  const snippet = snippetOf(way, values, source);
  const code = system === 'tagManager' && way !== 'admin' ? injectedScript(snippet, source.scriptFolder) : snippet;
  const { title, placement } = embedMethods[way];
  return (
    <div className="integration">
      <PageHead title={TITLE} sentence={SENTENCE} />
      <section className="integration__step" aria-label="Code">
        <h2>{`Code: ${title}`}</h2>
        <Select
          label="Ihre Website"
          options={keysOf(HOST_SYSTEMS).map((value) => ({ value, label: HOST_SYSTEMS[value].label }))}
          value={system}
          onChange={({ currentTarget }) => setSystem(keysOf(HOST_SYSTEMS)[currentTarget.selectedIndex] ?? 'html')}
        />
        <p>{placement}</p>
        <CodeBlock code={code}>
          <Button icon={<Mail />} href={mail(code, placement)}>
            Code an die Agentur senden
          </Button>
        </CodeBlock>
        {way === 'admin' ? null : (
          <ol className="integration__hints" aria-label={`Schritte: ${HOST_SYSTEMS[system].label}`}>
            {HOST_SYSTEMS[system].steps.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        )}
        {values.consent === 'external' ? <ConsentCode /> : null}
      </section>
      <section className="integration__step" aria-label="Art">
        <h2>Art der Einbindung</h2>
        <OptionCards
          label="Art der Einbindung"
          isLabelHidden
          isGrid
          name="way"
          value={way}
          onChange={setWay}
          options={ways.map((name) => ({
            value: name,
            title: embedMethods[name].title,
            description: embedMethods[name].text,
            image: <EmbedMethodDrawing way={name} />,
          }))}
        />
        {/* The quick search leads nowhere without the address of the shop's page. */}
        <Disclosure key={way} summary="Weitere Einstellungen" isOpen={way === 'search'}>
          <EmbeddingFields way={way} values={values} onChange={setValues} />
          {way === 'search' ? <WebsiteOffer address={values.clientUrl} /> : null}
        </Disclosure>
      </section>
      <PageCheck expected={{ ...source, scriptOrigin: originOf(source.scriptFolder) }} />
      <ShopPreview source={source} />
      <div>
        <Disclosure summary="Server: Sicherheitsrichtlinie und Kopfzeilen">
          <div className="integration__step">
            <p>Die Richtlinie Ihrer Seite (Content-Security-Policy) muss dies erlauben, falls sie eine hat.</p>
            <CodeBlock label="Content-Security-Policy" code={policyLine(source.scriptFolder, source.apiUrl)} />
            <p>Liegen die Dateien auf Ihrem eigenen Server: der ganze Ordner ohne „maps“, mit diesen Kopfzeilen.</p>
            <CodeBlock label="Apache: .htaccess im Ordner" code={HTACCESS} />
            <CodeBlock label="nginx" code={nginxBlock(webAddress(source.scriptFolder)?.pathname)} />
          </div>
        </Disclosure>
        <Disclosure summary="Vor dem Start">
          <ul className="integration__hints">
            {GO_LIVE.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </div>
  );
}

const tools = keysOf(CONSENT_TOOLS).filter((name) => name !== 'ask');

/** Code that connects the consent tool of the page. */
function ConsentCode() {
  const [tool, setTool] = useState<ConsentToolName>('cookiebot');
  return (
    <>
      <Select
        label="Consent-Werkzeug"
        options={tools.map((value) => ({ value, label: CONSENT_TOOLS[value].label }))}
        value={tool}
        onChange={({ currentTarget }) => setTool(tools[currentTarget.selectedIndex] ?? 'cookiebot')}
      />
      <CodeBlock label="Einwilligung, vor oder nach dem Shop" code={consentCode(tool)} />
    </>
  );
}
