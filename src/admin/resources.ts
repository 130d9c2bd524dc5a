import type { ComponentType } from 'react';
import { hrefOf } from '../domain/addresses';
import type { SettingsPage } from './page';
import { Start } from './pages/Start';
import { contacts } from './resources/contacts';
import { customers } from './resources/customers';
import { leadSettings } from './resources/leadSettings';
import { locations } from './resources/locations';
import { products } from './resources/products/products';
import { settings } from './resources/settings/settings';

/** A page for who is not logged in as staff, `#/admin/auth/{page}`. */
export interface AuthPage {
  page: string;
  title: string;
  Page: ComponentType;
}

/** Pages for who is not logged in as staff; the first is where the area begins. */
export const authPages: readonly [AuthPage, ...AuthPage[]] = [{ page: 'start', title: 'Anmeldung', Page: Start }];

/** Pages of the staff, in the order of the sidebar. */
export const pages: readonly SettingsPage[] = [locations, contacts, customers, leadSettings, products, settings];

export const authAddress = ({ page }: Pick<AuthPage, 'page'>) => hrefOf('admin', { area: 'auth', page });
export const settingsAddress = ({ page }: Pick<SettingsPage, 'page'>) => hrefOf('admin', { area: 'settings', page });
