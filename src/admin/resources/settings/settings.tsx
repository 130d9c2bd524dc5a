import Cog from 'lucide-react/icons/cog';
import { lazyWithRetry } from '../../../ui/feedback/lazyWithRetry';
import type { SettingsPage } from '../../page';

const DealerSettingsPage = lazyWithRetry(() =>
  import('./DealerSettingsPage').then((module) => module.DealerSettingsPage),
);

const TITLE = 'Einstellungen';
const SENTENCE = 'Aussehen, Texte, Bestellung und Zahlungswege Ihres Shops.';

export const settings: SettingsPage = {
  page: 'dealer-settings',
  title: TITLE,
  sentence: SENTENCE,
  group: 'shop',
  icon: <Cog />,
  isOnboarding: true,
  Page: () => <DealerSettingsPage title={TITLE} sentence={SENTENCE} />,
};
