import type { NamedOffers } from '../../domain/law/creditDuties';
import { intermediarySentence } from '../../domain/law/intermediary';
import { useTenant } from '../../state/shopContext';
import { useStyles } from '../../ui/styles';
import { DocumentLink } from '../DocumentLink';
import { useNamesCredit } from './CreditText';
import css from './CreditText.css?inline';

/** With the lender's documents, beside calculators and payment options (rules/law: credit intermediary). */
export function IntermediaryNote(offers: NamedOffers) {
  useStyles(css);
  const { settings } = useTenant();
  const namesCredit = useNamesCredit(offers);
  if (!namesCredit || settings.isB2BShop) return null;
  const { creditInformationUrl: information, creditCommissionUrl: commission } = settings;
  return (
    <p className="credit-intermediary text-14 text-muted">
      <span>{intermediarySentence(settings)}</span>
      {information === undefined ? null : (
        <>
          {' '}
          <DocumentLink url={information}>Europäische Standardinformationen</DocumentLink>
        </>
      )}
      {commission === undefined ? null : (
        <>
          {' '}
          <DocumentLink url={commission}>Angaben zur Provision</DocumentLink>
        </>
      )}
    </p>
  );
}
