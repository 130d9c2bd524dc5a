import type { RequestHandler } from 'msw';
import type { PlatformContext } from '../answer';
import { customerRoutes } from './customers';
import { organisationRoutes } from './organisation';
import { salesRoutes } from './sales';
import { settingsRoutes } from './settings';
import { documentRoutes } from './documents';

export function adminRoutes(context: PlatformContext): RequestHandler[] {
  return [
    ...organisationRoutes(context),
    ...customerRoutes(context),
    ...salesRoutes(context),
    ...settingsRoutes(context),
    ...documentRoutes(context),
  ];
}
