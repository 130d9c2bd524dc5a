import CodeXml from 'lucide-react/icons/code-xml';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { snippetOf } from '../../../domain/integration/snippet';
import {
  EMBEDDING_DEFAULTS,
  embedMethods,
  type EmbeddingValues,
  type EmbedMethodName,
} from '../../../domain/integration/embedMethods';
import { keysOf } from '../../../lib/keysOf';
import { Button } from '../../../ui/actions/Button';
import { OptionCards } from '../../../ui/fields/OptionCards';
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

const methods = keysOf(embedMethods);

function Integration() {
  useStyles(css);
  const [way, setWay] = useState<EmbedMethodName>('page');
  const [values, setValues] = useState<EmbeddingValues>(EMBEDDING_DEFAULTS);
  const source = useSnippetSource();
  const mail = useAgencyMail();
  const code = snippetOf(way, values, source);
  const { title, placement } = embedMethods[way];
  return (
    <div className="integration">
      <PageHead title={TITLE} sentence={SENTENCE} />
      <section className="integration__step" aria-label="Code">
        <h2>{`Code: ${title}`}</h2>
        <p>{placement}</p>
        <CodeBlock code={code}>
          <Button icon={<Mail />} href={mail(code, placement)}>
            Code an die Agentur senden
          </Button>
        </CodeBlock>
        <ul className="integration__hints">
          <li>WordPress: Block „Individuelles HTML“.</li>
          <li>Typo3: Inhaltselement „Reines HTML“.</li>
          <li>Jimdo: Element „Widget / HTML“.</li>
          <li>Wix: „Code einbetten“, als eigenes Element im Body.</li>
        </ul>
      </section>
      <section className="integration__step" aria-label="Art">
        <h2>Art der Einbindung</h2>
        <OptionCards
          label="Art der Einbindung"
          isLabelHidden
          layout="grid"
          name="way"
          value={way}
          onChange={setWay}
          options={methods.map((name) => ({
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
    </div>
  );
}

const originOf = (address: string) => new URL(address, 'https://example.com').origin;
