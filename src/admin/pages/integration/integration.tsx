import CodeXml from 'lucide-react/icons/code-xml';
import { useState } from 'react';
import type { Embedding } from '../../../tools/embedding/embedding';
import { useTenant } from '../../../state/shopContext';
import { PageHead } from '../../engine/PageHead';
import type { SettingsPage } from '../../page';
import { EmbeddingPage } from '../../../tools/embedding-page/EmbeddingPage';
import { useSnippetSource } from './useSnippetSource';
import { WebsiteOffer } from './WebsiteOffer';

const TITLE = 'Integration Shop';
const SENTENCE = 'So kommt der Shop auf Ihre Website.';

export const integration: SettingsPage = {
  page: 'integration',
  title: TITLE,
  plainName: 'Shop einbinden',
  sentence: SENTENCE,
  group: 'shop',
  icon: <CodeXml />,
  Page: Integration,
};

function Integration() {
  const [values, setValues] = useState<Embedding>({});
  const { companyName } = useTenant().settings;
  return (
    <div className="grid grid-cols-1 gap-32">
      <PageHead title={TITLE} sentence={SENTENCE} />
      <EmbeddingPage
        values={values}
        onChange={setValues}
        source={useSnippetSource()}
        dealer={companyName}
        offer={(address) => <WebsiteOffer address={address} />}
      />
    </div>
  );
}
