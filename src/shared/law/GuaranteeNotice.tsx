import { useState } from 'react';
import { GUARANTEE_URL, GUARANTEE_TEXT } from '../../domain/law/guarantee';
import { useTenant } from '../../state/shopContext';
import { Link } from '../../ui/actions/Link';
import { useStyles } from '../../ui/styles';
import css from './GuaranteeNotice.css?inline';

/** The dealer's graphic, else text (rules/law: graphic of the notice and rules/law: text of the notice). */
export function GuaranteeNotice() {
  useStyles(css);
  const { legalGuaranteeNoticeUrl: url } = useTenant().settings;
  const [hasFailed, setFailed] = useState(false);
  return (
    <figure className="guarantee-notice">
      {url === undefined || hasFailed ? (
        <p>{GUARANTEE_TEXT}</p>
      ) : (
        <img className="guarantee-notice__graphic" src={url} alt={GUARANTEE_TEXT} onError={() => setFailed(true)} />
      )}
      <Link href={GUARANTEE_URL} isExternal>
        europa.eu/youreurope/garantien
      </Link>
    </figure>
  );
}
