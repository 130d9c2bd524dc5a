import { hasGuaranteeNotice } from '../../domain/law/guarantee';
import { LegalButton } from '../../shared/law/LegalButton';
import { useNow, useTenant } from '../../state/shopContext';
import { CopyAddress } from './CopyAddress';

/** What the footer has besides links: the copied address; texts that have no address: guarantee, accessibility and disputes (rules/law: guarantee notice and rules/law: dispute sentence). */
export function LegalFooterNotes() {
  const { settings } = useTenant();
  const now = useNow();
  return (
    <>
      <CopyAddress />
      {settings.accessibilityUrl === undefined && settings.accessibilityText !== undefined ? (
        <LegalButton className="legal-footer__link" content={{ kind: 'accessibility' }}>
          Barrierefreiheit
        </LegalButton>
      ) : null}
      {hasGuaranteeNotice(settings, now()) ? (
        <LegalButton className="legal-footer__link" content={{ kind: 'guarantee' }}>
          Gesetzliche Gewährleistung
        </LegalButton>
      ) : null}
      {settings.isB2BShop || settings.disputeResolutionText === undefined ? null : (
        <p>{settings.disputeResolutionText}</p>
      )}
    </>
  );
}
