import type { ComponentType } from 'react';
import { hrefOf } from '../domain/addresses';
import type { Role } from '../domain/person/role';
import { Overview } from './pages/Overview';
import { Start } from './pages/Start';

/** A page of the admin area. Its address is `#/admin/{area}/{page}` (decisions 2). */
export interface AdminPage {
  /** Last part of the address; the first page of an area needs none. */
  page?: string;
  /** Its heading, and its entry in the sidebar. */
  title: string;
  Page: ComponentType;
}

export interface Resource extends AdminPage {
  /** Who sees it (admin 6). */
  roles: readonly Role[];
}

const STAFF: readonly Role[] = ['employee', 'admin', 'superAdmin'];

/** Pages for who is not logged in as staff; the first is where the area begins. */
export const authPages: readonly [AdminPage, ...AdminPage[]] = [{ page: 'start', title: 'Anmeldung', Page: Start }];

/** Pages of the staff, in the order of the sidebar. */
export const resources: readonly Resource[] = [{ title: 'Übersicht', roles: STAFF, Page: Overview }];

export const authAddress = ({ page }: AdminPage) => hrefOf('admin', { area: 'auth', page });
export const resourceAddress = ({ page }: AdminPage) => hrefOf('admin', { area: 'settings', page });
