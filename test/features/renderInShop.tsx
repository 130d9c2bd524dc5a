import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import type { TenantSettings } from '../../src/domain/tenant/settings';
import { axiosTransport } from '../../src/lib/http/axiosTransport';
import { createShopServices, type ShopServices } from '../../src/state/shop';
import { ShopProvider } from '../../src/state/shopContext';
import { StyleRoot } from '../../src/ui/styles';
import { anEnvironment } from '../builders/environment';
import { aTenant } from '../builders/tenant';
import { NOW } from '../now';

type RenderedPart = RenderResult & { services: ShopServices; user: UserEvent };

export function renderInShop(part: ReactNode, settings: Partial<TenantSettings> = {}): RenderedPart {
  const services = createShopServices(anEnvironment(), { transport: axiosTransport, now: () => NOW });
  const shop = { ...services, tenant: aTenant(settings) };
  const view = render(
    <StyleRoot root={document}>
      <ShopProvider shop={shop}>{part}</ShopProvider>
    </StyleRoot>,
  );
  onTestFinished(() => {
    view.unmount();
    services.dispose();
  });
  return { ...view, services, user: userEvent.setup() };
}
