import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hrefOf } from '../../domain/addresses';
import type { CheckoutStepName, Phase } from '../../domain/order/checkoutStep';
import { ErrorBoundary } from '../../shared/frame/ErrorBoundary';
import { BackLink } from '../../ui/actions/BackLink';
import { Button } from '../../ui/actions/Button';
import { IconButton } from '../../ui/actions/IconButton';
import { useRouteLink } from '../../ui/actions/useRouteLink';
import { breakpoints } from '../../ui/breakpoints';
import { classNames } from '../../ui/classNames';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Heading } from '../../ui/display/Heading';
import { Skeleton } from '../../ui/display/Skeleton';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden';
import { useIsAtLeast } from '../../ui/layout/shopSize';
import { StepProgress } from '../../ui/layout/StepProgress';
import { StickyBar } from '../../ui/layout/StickyBar';
import { useStickyBox } from '../../ui/layout/useStickyBox';
import { useStyles } from '../../ui/styles';
import { ContactButton } from '../contact/ContactButton';
import { chooseStandard, useCheckout } from './runner/checkoutContext';
import css from './CheckoutFrame.css?inline';
import { OrderColumn } from './bill/OrderColumn';
import { OrderTotal, RateText } from './bill/OrderTotal';
import { missingStep, nextStep, PHASES, phaseProgress, previousStep, sectionsOf } from './phases';
import { RateLine } from './rate/RateLine';
import { RateNotice } from './rate/RateNotice';
import { useRateAnnouncement } from './runner/useOrderRate';
import { plainTitle, type CheckoutStep } from './runner/step';
import { headingIdOf, useArrival } from './useArrival';

interface CheckoutFrameProps {
  step: CheckoutStep;
  /** Until the products are there, only sections without them are shown. */
  isReady: boolean;
  isSettled: boolean;
  isReturning: boolean;
  /** @param isHere on this screen, or missing before it */
  onOpen: (slug: CheckoutStepName, isHere?: boolean) => void;
  children?: ReactNode;
}

/** Progress, total, sections, Zurück and Weiter (rules/checkout: next and back). */
export function CheckoutFrame({ step, isReady, isSettled, isReturning, onOpen, children }: CheckoutFrameProps) {
  useStyles(css);
  const home = useRouteLink(hrefOf('search'));
  const isWide = useIsAtLeast(breakpoints.small);
  const hasColumn = useIsAtLeast(breakpoints.large);
  const { view, steps, rate } = useCheckout();
  const { phase } = step;
  const isSummary = phase === 'person';
  const column = useStickyBox();
  const screen = useRef<HTMLDivElement>(null);
  useRateAnnouncement(rate, view.order);

  const sections = sectionsOf(steps, phase);
  const arriveAt = useArrival(screen, step, { isFirstSection: step === sections[0], isSettled: isReady && isSettled });
  const [asked, setAsked] = useState<Phase>();
  if (!isSettled && asked !== phase && !step.isComplete(view)) setAsked(phase);
  const previous = previousStep(steps, view, phase);
  const last = isReturning ? 'handOver' : phase;
  const missing = missingStep(steps, view, last);
  const { Form } = step;

  const goOn = () => {
    const next = nextStep(steps, view, last);
    if (next === undefined) return;
    flushSync(() => setAsked(missing?.phase));
    onOpen(next.slug, missing !== undefined);
    if (next.phase === phase) arriveAt(next.slug);
  };

  const back =
    previous === undefined ? null : isWide ? (
      <Button size="large" icon={<ArrowLeft />} onClick={() => onOpen(previous.slug)}>
        Zurück
      </Button>
    ) : (
      <IconButton label="Zurück" variant="outlined" icon={<ArrowLeft />} onClick={() => onOpen(previous.slug)} />
    );

  return (
    <div ref={screen} className={classNames('checkout', isSummary && 'checkout--summary')}>
      <div className="grid gap-8 large:col-full">
        <div className="flex flex-wrap items-center justify-between gap-x-16">
          <BackLink {...home}>Zurück zur Übersicht</BackLink>
          {isSummary ? null : <RateLine />}
        </div>
        <StepProgress
          label="Schritte Ihrer Bestellung"
          steps={phaseProgress(steps, step)}
          onSelect={(id) => {
            const first = steps.find((each) => each.phase === id);
            if (first) onOpen(first.slug);
          }}
        />
      </div>
      {/* The summary is the bill. */}
      {isSummary ? null : (
        <div ref={column} className="checkout__order sticky-box">
          {isReady ? <OrderColumn hasRateText={phase === 'extras'} /> : <Skeleton height={hasColumn ? 320 : 56} />}
        </div>
      )}
      <div className="checkout__step grid content-start grid-cols-1 gap-24">
        <Heading level={1} sub={PHASES[phase].intro} isFocusable={isSummary}>
          {PHASES[phase].title}
        </Heading>
        {children}
        {isSummary ? (
          <Form />
        ) : (
          sections
            .filter(({ isWithoutProducts }) => isReady || isWithoutProducts)
            .map((section) => <Section key={section.slug} step={section} isAsked={asked === phase} />)
        )}
        {isReady ? null : (
          <div className="grid gap-24" aria-busy="true">
            <VisuallyHidden>Ihre Bestellung wird geladen.</VisuallyHidden>
            <Skeleton height={92} />
            <Skeleton height={92} />
            <Skeleton height={92} />
          </div>
        )}
        {phase === 'extras' ? <RateNotice /> : null}
        {phase === 'extras' && !hasColumn ? <RateText /> : null}
        {!isReady ? null : isSummary ? (
          <div className="checkout__navigation">
            {back}
            <ContactButton vehicle={view.vehicle} variant="quiet" />
          </div>
        ) : (
          <StickyBar isAlwaysShown>
            {back}
            <OrderTotal className="order-total" />
            <Button
              className="checkout__next"
              variant="primary"
              size="large"
              iconAfter={<ArrowRight />}
              aria-description={missing?.missing?.(view)}
              onClick={goOn}
            >
              {isReturning ? 'Zur Zusammenfassung' : 'Weiter'}
            </Button>
          </StickyBar>
        )}
      </div>
    </div>
  );
}

/** A region of its screen; a step that fails costs only itself. */
function Section({ step, isAsked }: { step: CheckoutStep; isAsked: boolean }) {
  const { store, view } = useCheckout();
  const { slug, heading, intro, missing, Form } = step;
  const choose = useEffectEvent(() => chooseStandard(store, view, [step]));
  useEffect(() => choose(), []);
  const id = headingIdOf(slug);
  return (
    <section className="checkout__section" aria-labelledby={id}>
      <Heading level={2} id={id} sub={intro} isFocusable>
        {heading}
      </Heading>
      <ErrorBoundary
        fallback={(_, retry) => (
          <ErrorState level={3} title={`„${plainTitle(step)}“ konnte nicht angezeigt werden.`} onRetry={retry}>
            Ihre Angaben sind gesichert. Bitte versuchen Sie es erneut oder laden Sie die Seite neu.
          </ErrorState>
        )}
      >
        <Suspense fallback={<Skeleton height={92} />}>
          <Form
            missing={
              isAsked && !step.isComplete(view) ? (
                <p className="checkout__missing" role="status" tabIndex={-1}>
                  {missing?.(view)}
                </p>
              ) : null
            }
          />
        </Suspense>
      </ErrorBoundary>
    </section>
  );
}
