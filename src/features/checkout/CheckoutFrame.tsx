import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { hrefOf } from '../../domain/addresses';
import { Button } from '../../ui/actions/Button';
import { Heading } from '../../ui/display/Heading';
import { BackLink } from '../../ui/actions/BackLink';
import { IconButton } from '../../ui/actions/IconButton';
import { classNames } from '../../ui/classNames';
import { breakpoints } from '../../ui/breakpoints';
import { useIsAtLeast } from '../../ui/layout/shopSize';
import { StepProgress } from '../../ui/layout/StepProgress';
import { useStickyBox } from '../../ui/layout/useStickyBox';
import { useStyles } from '../../ui/styles';
import { useRouteLink } from '../../ui/actions/useRouteLink';
import { ContactButton } from '../contact/ContactButton';
import { useCheckout } from './checkoutContext';
import css from './CheckoutFrame.css?inline';
import { hasExtras } from '../../domain/order/order';
import { OrderColumn } from './order/OrderColumn';
import { OrderTotal } from './order/OrderTotal';
import { phaseProgress } from './phases';
import { RateNotice } from './rate/RateNotice';
import { useRateAnnouncement } from './rate/useRateAnnouncement';
import type { CheckoutStep } from './step';

interface CheckoutFrameProps {
  step: CheckoutStep;
  /** The step was opened from the summary. */
  isReturning: boolean;
  onOpen: (slug: string) => void;
  /** Notices above every step. */
  children?: ReactNode;
}

/**
 * Frame of every step: link back, progress, the order with its total, Zurück and Weiter (rules/checkout: frame of a step, rules/checkout:
 * next and back).
 */
export function CheckoutFrame({ step, isReturning, onOpen, children }: CheckoutFrameProps) {
  useStyles(css);
  const home = useRouteLink(hrefOf('search'));
  const isWide = useIsAtLeast(breakpoints.small);
  const { view, wizard, rate, goOn, skipExtras } = useCheckout();
  const column = useStickyBox();
  useRateAnnouncement(rate, view.order);
  const phases = phaseProgress(wizard.steps, step);
  const previous = wizard.steps
    .slice(0, wizard.steps.indexOf(step))
    .findLast(({ isSettled }) => isSettled?.(view) !== true);
  const isComplete = step.isComplete(view);
  const { Form } = step;

  return (
    <div className={classNames('checkout', step.phase === 'person' && 'checkout--summary')}>
      <div className="checkout__head">
        <BackLink {...home}>Zurück zur Übersicht</BackLink>
        <StepProgress
          label="Schritte Ihrer Bestellung"
          steps={phases}
          onSelect={(phase) => {
            const first = phases.find(({ id }) => id === phase);
            if (first) onOpen(first.slug);
          }}
        />
      </div>
      {/* The summary is the bill. */}
      {step.phase === 'person' ? null : (
        <div ref={column} className="checkout__order sticky-box">
          <OrderColumn isRateShownElsewhere={step.showsRate} />
        </div>
      )}
      <div className="checkout__step">
        <Heading level={1} sub={step.intro} isFocusable>
          {step.heading}
        </Heading>
        {children}
        <Form key={step.slug} />
        {step.showsRate ? null : <RateNotice />}
        {skipExtras ? (
          <Button className="checkout__skip" variant="quiet" iconAfter={<ArrowRight />} onClick={skipExtras}>
            {hasExtras(view.order) ? 'Ohne weitere Extras fortfahren' : 'Ohne Extras weiter'}
          </Button>
        ) : null}
        <div className={classNames('checkout__navigation', step.phase !== 'person' && 'checkout__navigation--bar')}>
          {previous === undefined ? null : isWide ? (
            <Button size="large" icon={<ArrowLeft />} onClick={() => onOpen(previous.slug)}>
              Zurück
            </Button>
          ) : (
            <IconButton label="Zurück" variant="outlined" icon={<ArrowLeft />} onClick={() => onOpen(previous.slug)} />
          )}
          {step.phase === 'person' ? <ContactButton vehicle={view.vehicle} variant="quiet" /> : <OrderTotal />}
          {step.hidesNavigation ? null : (
            <>
              {isComplete || step.missing === undefined ? null : (
                <p className="checkout__missing" id="checkout-missing">
                  {step.missing(view)}
                </p>
              )}
              <Button
                className="checkout__next"
                variant="primary"
                size="large"
                iconAfter={<ArrowRight />}
                disabled={!isComplete}
                aria-describedby={isComplete ? undefined : 'checkout-missing'}
                onClick={goOn}
              >
                {isReturning ? 'Zur Zusammenfassung' : 'Weiter'}
              </Button>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
