import { StrictMode, useLayoutEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../shared/frame/ErrorBoundary';
import { rootOptions } from '../shared/frame/rootOptions';
import type { Environment, FirstCards } from '../state/environment';
import { StyleRoot } from '../ui/styles';
import { ShopStart } from './ShopStart';
import type { ShopStarter } from './startShop';

/** ms: on a faster start it would only delay the first cards. */
const PLACEHOLDER_DELAY_MS = 100;

interface StartRendering<Started> {
  environment: Environment;
  starter: ShopStarter<Started>;
  isCompact?: boolean;
  children: (started: Started) => ReactNode;
}

/** Placeholder after a delay, then the application or its failure; returns `unmount`. */
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
    // The first cards stay until the shop replaces them.
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

/** Focus and pictures of the first cards, in the same frame. */
function TakeOver({ firstCards }: { firstCards: FirstCards | undefined }) {
  const [restore] = useState(() => firstCards?.keep());
  useLayoutEffect(() => restore?.(), [restore]);
  return null;
}
