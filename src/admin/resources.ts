import type { SettingsPage } from './page';
import { analytics } from './pages/analytics';
import { integration } from './pages/integration/integration';
import { invalidVehicles } from './pages/invalid-vehicles/invalidVehicles';
import { releaseNotes } from './pages/releaseNotes';
import { today } from './pages/today/today';
import { conditionReports } from './resources/conditionReports';
import { contacts } from './resources/contacts';
import { customers } from './resources/customers';
import { energyLabels } from './resources/energyLabels';
import { leadSettings } from './resources/leadSettings';
import { locations } from './resources/locations';
import { products } from './resources/products/products';
import { salesContracts } from './resources/sales-contracts/salesContracts';
import { settings } from './resources/settings/settings';
import { tradeIns } from './resources/tradeIns';

/** Pages of the settings area, in the order of the sidebar. The login leads to the first permitted one. */
export const pages: readonly SettingsPage[] = [
  today,
  locations,
  contacts,
  customers,
  leadSettings,
  products,
  tradeIns,
  conditionReports,
  salesContracts,
  analytics,
  energyLabels,
  invalidVehicles,
  settings,
  integration,
  releaseNotes,
];

export { settingsAddress } from './page';
