import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { ShopRoot } from '../src/app/ShopRoot';
import { ShopStart } from '../src/app/ShopStart';
import { startWithSearch } from '../src/app/openSearch';
import { axiosTransport } from '../src/lib/http/axiosTransport';
import type { Transport } from '../src/lib/http/transport';
import { createShopServices, type ShopServices } from '../src/state/shop';
import { StyleRoot } from '../src/ui/styles';
import { anEnvironment, type TestEnvironment } from './builders/environment';
import { NOW } from './now';

interface AppOptions extends NonNullable<Parameters<typeof anEnvironment>[0]> {
  /** Prepares the stores before the shop is rendered. */
  prepare?: (services: ShopServices) => void;
  /** Default: a host page of its own. */
  environment?: TestEnvironment;
  /** Default: the shop's own. */
  transport?: Transport;
  /** The shop's clock. Default: stands still. */
  now?: () => Date;
  /** False where requests are counted: `<StrictMode>` mounts twice, and a query that is left is asked again. */
  isStrict?: boolean;
}

interface RenderedApp extends RenderResult {
  environment: TestEnvironment;
  services: ShopServices;
  user: UserEvent;
}

/** Renders the whole shop at an address, on the demo platform of test/platformServer. */
export function renderApp({
  prepare,
  transport = axiosTransport,
  now = () => NOW,
  isStrict = true,
  ...options
}: AppOptions = {}): RenderedApp {
  const { environment = anEnvironment(options) } = options;
  const services = createShopServices(environment, {
    transport,
    now,
    pause: () => Promise.resolve(),
  });
  prepare?.(services);
  const starter = startWithSearch(services);
  const view = render(
    <StyleRoot root={document}>
      <ShopStart starter={starter} look={environment.look}>
        {(started) => <ShopRoot services={services} {...started} />}
      </ShopStart>
    </StyleRoot>,
    { reactStrictMode: isStrict },
  );
  onTestFinished(() => {
    view.unmount();
    starter.stop();
    services.dispose();
  });
  return { ...view, environment, services, user: userEvent.setup() };
}
