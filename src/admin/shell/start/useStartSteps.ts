import { useQuery } from '@tanstack/react-query';
import { leadSettingsApi } from '../../../api/admin/leadSettings';
import { productsApi } from '../../../api/admin/products';
import { contactsQuery, locationsQuery } from '../../../state/queries/recipient';
import { useNow, usePlatform, useTenant } from '../../../state/shopContext';
import { rowsQuery } from '../../engine/list/rowsQuery';
import { startSteps, type StartStep } from './startSteps';

export function useStartSteps(): { steps: StartStep[]; receivers: string[] } | undefined {
  const platform = usePlatform();
  const tenant = useTenant();
  const now = useNow();
  const locations = useQuery(locationsQuery(platform)).data;
  const contacts = useQuery(contactsQuery(platform, undefined)).data;
  const leads = useQuery(rowsQuery({ queryName: 'lead-settings', calls: leadSettingsApi }, platform)).data;
  const products = useQuery(rowsQuery({ queryName: 'products', calls: productsApi }, platform)).data;
  if (!locations || !contacts || !leads || !products) return undefined;
  return {
    steps: startSteps({ tenant, locations, contacts, leads, products, now: now() }),
    receivers: leads.filter(({ triggers }) => triggers.includes('order')).map(({ targetEmail }) => targetEmail),
  };
}
