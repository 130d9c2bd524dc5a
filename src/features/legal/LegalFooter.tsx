import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hrefOf } from '../../domain/addresses';
import { disputeSentence } from '../../domain/law/disputeResolution';
import { hasGuaranteeNotice } from '../../domain/law/guarantee';
import { hasWithdrawalButton, legalLinks } from '../../domain/tenant/legalLinks';
import { LegalButton } from '../../shared/law/LegalButton';
import { useNow, useTenant } from '../../state/shopContext';
import { PARTS } from '../../ui/parts';
import { useStyles } from '../../ui/styles';
import css from './LegalFooter.css?inline';

/**
 * Legal links, reachable from every screen and in every layout: the overlay hides the host's footer (rules/law: legal footer).
 *
 * @param children last entry of the list
 */
export function LegalFooter({ children }: { children: ReactNode }) {
  useStyles(css);
  const { settings } = useTenant();
  const now = useNow();
  const disputes = disputeSentence(settings);
  return (
    <footer className="legal-footer" part={PARTS.footer}>
      <p className="legal-footer__dealer">{settings.companyName}</p>
      <nav aria-label="Rechtliche Hinweise">
        <ul className="legal-footer__links">
          {legalLinks(settings).map(({ label, url }) => (
            <li key={label}>
              <a className="legal-footer__link" href={url} target="_blank" rel="noopener noreferrer">
                {label}
              </a>
            </li>
          ))}
          {settings.accessibilityUrl === undefined && settings.accessibilityText !== undefined ? (
            <li>
              <LegalButton className="legal-footer__link" content={{ kind: 'accessibility' }}>
                Barrierefreiheit
              </LegalButton>
            </li>
          ) : null}
          {hasGuaranteeNotice(settings, now()) ? (
            <li>
              <LegalButton className="legal-footer__link" content={{ kind: 'guarantee' }}>
                Gesetzliche Gewährleistung
              </LegalButton>
            </li>
          ) : null}
          {hasWithdrawalButton(settings) ? (
            <li>
              <Link className="legal-footer__link legal-footer__link--strong" to={hrefOf('withdrawal')}>
                Vertrag widerrufen
              </Link>
            </li>
          ) : null}
          <li>{children}</li>
        </ul>
      </nav>
      {disputes === undefined ? null : <p>{disputes}</p>}
    </footer>
  );
}
