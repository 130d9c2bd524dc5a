import {
  CREDIT_WARNING,
  hasCreditWarning,
  namesCredit,
  type CreditPlace,
  type NamedOffers,
} from '../../domain/law/creditDuties';
import { useNow, useTenant } from '../../state/shopContext';
import { SafeHtml } from '../../ui/display/SafeHtml';
import { useStyles } from '../../ui/styles';
import css from './CreditText.css?inline';

export function useNamesCredit(offers: NamedOffers): boolean {
  return namesCredit(offers, useTenant().settings);
}

/** As legible as a rate (rules/law: credit warning). Nothing where not needed. */
export function CreditWarning({ place, ...offers }: { place: CreditPlace } & NamedOffers) {
  useStyles(css);
  const { settings } = useTenant();
  const now = useNow();
  return hasCreditWarning(place, offers, settings, now()) ? (
    <span className="credit-warning">{CREDIT_WARNING}</span>
  ) : null;
}

/** In the same view as the rate (rules/law: representative example). */
export function CreditText({ html, ...named }: { place: CreditPlace; html: string | undefined } & NamedOffers) {
  return (
    <>
      <CreditWarning {...named} />
      {html === undefined ? null : <SafeHtml html={html} />}
    </>
  );
}
