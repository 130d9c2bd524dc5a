import CodeXml from 'lucide-react/icons/code-xml';
import { useState } from 'react';
import { snippetOf } from '../../../domain/integration/snippet';
import {
  EMBEDDING_DEFAULTS,
  embedMethods,
  type EmbeddingValues,
  type EmbedMethodName,
} from '../../../domain/integration/embedMethods';
import { keysOf } from '../../../lib/keysOf';
import { useEnvironment, usePlatform } from '../../../state/shopContext';
import { OptionCards } from '../../../ui/fields/OptionCards';
import { useStyles } from '../../../ui/styles';
import { PageHead } from '../../engine/PageHead';
import type { SettingsPage } from '../../page';
import { CodeBlock } from './CodeBlock';
import { EmbeddingFields } from './EmbeddingFields';
import css from './integration.css?inline';
import { PageCheck } from './PageCheck';
import { scriptFolder } from './scriptFolder';
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
  const { adminId } = usePlatform();
  const { apiUrl } = useEnvironment().config;
  const [way, setWay] = useState<EmbedMethodName>('page');
  const [values, setValues] = useState<EmbeddingValues>(EMBEDDING_DEFAULTS);
  const source = { adminId, apiUrl, scriptFolder };
  const code = snippetOf(way, values, source);
  return (
    <div className="integration">
      <PageHead title={TITLE} sentence={SENTENCE} />
      <section className="integration__step" aria-label="Art">
        <h2>1. Art</h2>
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
      </section>
      <section className="integration__step" aria-label="Einstellungen">
        <h2>2. Einstellungen</h2>
        <EmbeddingFields way={way} values={values} onChange={setValues} />
        {way === 'search' ? <WebsiteOffer address={values.clientUrl} /> : null}
      </section>
      <section className="integration__step" aria-label="Code">
        <h2>3. Code</h2>
        <p>{embedMethods[way].placement}</p>
        <CodeBlock code={code} />
        <ul className="integration__hints">
          <li>WordPress: Block „Individuelles HTML“.</li>
          <li>Typo3: Inhaltselement „Reines HTML“.</li>
          <li>Jimdo: Element „Widget / HTML“.</li>
          <li>Wix: „Code einbetten“, als eigenes Element im Body.</li>
        </ul>
      </section>
      <PageCheck expected={{ adminId, apiUrl, scriptOrigin: originOf(scriptFolder) }} />
      <ShopPreview source={source} />
    </div>
  );
}

const originOf = (address: string) => new URL(address, 'https://example.com').origin;
