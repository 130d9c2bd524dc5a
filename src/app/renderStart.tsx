import { StrictMode, useLayoutEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../shared/frame/ErrorBoundary';
import { rootOptions } from '../shared/frame/rootOptions';
import type { Environment, FirstCards } from '../state/environment';
import { StyleRoot } from '../ui/styles';
import { ShopStart } from './ShopStart';
import type { ShopStarter } from './startShop';

/** Delay of the placeholder, ms: a faster start renders none, because it would only delay the first cards. */
const PLACEHOLDER_DELAY_MS = 100;

interface StartRendering<Started> {
  environment: Environment;
  starter: ShopStarter<Started>;
  /** For the search widget. */
  isCompact?: boolean;
  children: (started: Started) => ReactNode;
}

/** Renders an application into its shell when it has started or failed, with a placeholder after a delay; returns `unmount`. */
export function renderStart<Started>({
  environment,
  starter,
  isCompact,
  children,
}: StartRendering<Started>): () => void {
  const root = createRoot(environment.container, rootOptions(environment));
  let isRendered = false;
  const firstCards = () => {
    const painted = environment.firstCards?.();
    return painted?.isShown() ? painted : undefined;
  };
  const render = () => {
    if (isRendered) return;
    isRendered = true;
    root.render(
      <StrictMode>
        <StyleRoot root={environment.styleRoot}>
          <ErrorBoundary>
            <TakeOver firstCards={firstCards()} />
            <ShopStart starter={starter} look={environment.look} isCompact={isCompact}>
              {children}
            </ShopStart>
          </ErrorBoundary>
        </StyleRoot>
      </StrictMode>,
    );
  };
  const timer = setTimeout(() => {
    // The first cards stay until the shop can take their place.
    if (firstCards() === undefined) render();
  }, PLACEHOLDER_DELAY_MS);
  void starter.settled.then(() => firstCards()?.released()).then(render);
  return () => {
    isRendered = true;
    clearTimeout(timer);
    starter.stop();
    root.unmount();
  };
}

/** Gives focus and pictures of the first cards to those that replace them, in the same frame. */
function TakeOver({ firstCards }: { firstCards: FirstCards | undefined }) {
  // While rendering, because they are gone before any effect.
  const [restore] = useState(() => firstCards?.keep());
  useLayoutEffect(() => restore?.(), [restore]);
  return null;
}
