import { hasGuaranteeNotice } from '../../domain/law/guarantee';
import { garanLabelOf, garanText, legalMakeOf } from '../../domain/law/makes';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useNow, useTenant } from '../../state/shopContext';
import { Link } from '../../ui/actions/Link';
import { useStyles } from '../../ui/styles';
import { LegalButton } from './LegalButton';
import css from './VehicleLegalLinks.css?inline';

/** rules/law: guarantee notice, rules/law: GARAN label and rules/law: connected cars */
export function VehicleLegalLinks({ vehicle }: { vehicle: Vehicle }) {
  useStyles(css);
  const { settings } = useTenant();
  const now = useNow();
  const label = garanLabelOf(settings, vehicle, now());
  const dataUrl = legalMakeOf(settings, vehicle)?.dataInfoUrl;
  const hasNotice = hasGuaranteeNotice(settings, now());
  if (!label && !hasNotice && dataUrl === undefined) return null;
  return (
    <ul className="legal-links print:hidden" aria-label="Gewährleistung, Garantie und Daten">
      {label ? (
        <li>
          <LegalButton className="legal-links__link" content={{ kind: 'garan', label }}>
            {garanText(label)}
          </LegalButton>
        </li>
      ) : null}
      {hasNotice ? (
        <li>
          <LegalButton className="legal-links__link" content={{ kind: 'guarantee' }}>
            Gesetzliche Gewährleistung
          </LegalButton>
        </li>
      ) : null}
      {dataUrl === undefined ? null : (
        <li>
          <ConnectedCarLink url={dataUrl} />
        </li>
      )}
    </ul>
  );
}

export function ConnectedCarLink({ url }: { url: string }) {
  useStyles(css);
  return (
    <Link className="legal-links__link" href={url} isExternal>
      Daten des vernetzten Fahrzeugs
    </Link>
  );
}
