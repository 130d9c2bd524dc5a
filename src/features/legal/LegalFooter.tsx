import { Suspense, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { hrefOf } from '../../domain/addresses';
import { hasWithdrawalButton, legalLinks } from '../../domain/tenant/legalLinks';
import { hasOrders } from '../../state/device-data/ownOrders';
import { useDevice, useSession, useTenant } from '../../state/shopContext';
import { lazyWithRetry, NoFallback } from '../../ui/feedback/lazyWithRetry';
import { PARTS } from '../../ui/parts';
import { useStyles } from '../../ui/styles';
import css from './LegalFooter.css?inline';

const LegalFooterNotes = lazyWithRetry(
  () => import('./LegalFooterNotes').then((module) => module.LegalFooterNotes),
  NoFallback,
);

/** In every layout: the overlay hides the host's footer (rules/law: legal footer). */
export function LegalFooter({ children }: { children: ReactNode }) {
  useStyles(css);
  const { settings } = useTenant();
  const device = useDevice();
  useSession();
  useLocation();
  return (
    <footer className="legal-footer" part={PARTS.footer}>
      <p>{settings.companyName}</p>
      <nav aria-label="Rechtliche Hinweise">
        <ul>
          {legalLinks(settings).map(({ label, url }) => (
            <li key={label}>
              <a className="legal-footer__link" href={url} target="_blank" rel="noopener noreferrer">
                {label}
              </a>
            </li>
          ))}
          {hasWithdrawalButton(settings, hasOrders(device)) ? (
            <li>
              <Link className="legal-footer__link legal-footer__link--strong" to={hrefOf('withdrawal')}>
                Vertrag widerrufen
              </Link>
            </li>
          ) : null}
          <li>{children}</li>
        </ul>
      </nav>
      <div className="legal-footer__late">
        <Suspense>
          <LegalFooterNotes />
        </Suspense>
      </div>
      {settings.isB2BShop || settings.disputeResolutionText === undefined ? null : (
        <p>{settings.disputeResolutionText}</p>
      )}
    </footer>
  );
}
