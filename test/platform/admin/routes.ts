import type { RequestHandler } from 'msw';
import type { PlatformContext } from '../answer';
import { customerRoutes } from './customers';
import { houseRoutes } from './house';
import { salesRoutes } from './sales';
import { settingsRoutes } from './settings';
import { documentRoutes } from './documents';

/** Everything that staff reads and writes, with rights and state. */
export function adminRoutes(context: PlatformContext): RequestHandler[] {
  return [
    ...houseRoutes(context),
    ...customerRoutes(context),
    ...salesRoutes(context),
    ...settingsRoutes(context),
    ...documentRoutes(context),
  ];
}
