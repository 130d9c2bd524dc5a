import type { ReactNode, Ref } from 'react';
import { differsFromExample, type Frame } from '../../../domain/finance/frame';
import { aboveFrame, estimatedRate } from '../../../domain/finance/framedRate';
import {
  isAnswerOf,
  rateOf,
  type AppliedCalculation,
  type NamedRate,
  type RateSettings,
} from '../../../domain/finance/rateOf';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { hasBank, NO_RATE } from '../terms/calculatorTexts';
import { dotted } from '../../../ui/display/dotted';
import css from './RateOffer.css?inline';

// Without hooks, as the cards are.

export const rateStyles = css;

interface RateOfferProps {
  vehicle: Vehicle;
  settings: RateSettings;
  now: Date;
  frame: Frame;
  /** The visitor's limit, EUR a month. */
  most?: number;
  answer?: AppliedCalculation;
  isCalculating?: boolean;
  /** Without the visitor's terms. */
  isStandard?: boolean;
  ref?: Ref<HTMLDivElement>;
  /** Driving costs behind the rate. */
  monthOf?: (rate: NamedRate) => ReactNode;
  children: ReactNode;
}

/** Without a rate the price, and that there is none (rules/law: representative example). */
export function RateOffer({
  vehicle,
  settings,
  now,
  frame,
  most,
  answer,
  isCalculating = false,
  isStandard = false,
  ref,
  monthOf,
  children,
}: RateOfferProps) {
  const rate = frame.kind && rateOf(vehicle, frame, answer, settings, now);
  if (rate === undefined) {
    return (
      // As below: the same element stays in view.
      <>
        <div ref={ref} className="vehicle-card__cash" aria-busy={isCalculating}>
          {children}
          {frame.kind === undefined ? null : (
            <p className="text-14 leading-20">{hasBank(vehicle) ? NO_RATE.here : NO_RATE.atAll}</p>
          )}
        </div>
      </>
    );
  }
  const isEstimate = differsFromExample(frame) && !isAnswerOf(vehicle, answer);
  const expected =
    isEstimate && rate.kind === frame.kind ? estimatedRate(vehicle, frame, settings.isB2BShop) : rate.rate;
  const above = aboveFrame(expected, most, isEstimate);
  return (
    <>
      <div ref={ref} className="vehicle-card__offer" aria-busy={isCalculating}>
        <p className="vehicle-card__rate">
          <strong>{rate.amount}</strong>
          <span key={rate.name}> {dotted(['im\u00a0Monat', rate.name])}</span>
        </p>
        <div className="vehicle-card__month">{monthOf?.(rate)}</div>
        {above === undefined ? null : <p className="vehicle-card__above">{above}</p>}
        {children}
        {rate.terms.length === 0 ? null : <p key={rate.terms.join()}>{dotted(rate.terms)}</p>}
        {rate.warning === undefined ? null : <p>{rate.warning}</p>}
      </div>
      <p className="vehicle-card__example">
        {isStandard ? `Rate der Bank, nicht mit Ihren Angaben. ${rate.text}` : rate.text}
      </p>
    </>
  );
}
