import { comparisonAddress, MAX_COMPARED } from '../../../domain/vehicle/comparisonAddress';
import { useComparison } from '../../../state/vehicles/comparison';
import { Button } from '../../../ui/actions/Button';
import { useStyles } from '../../../ui/styles';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import css from './ComparisonChoice.css?inline';
import { REFUSAL } from './refusal';

export function ComparisonChoice() {
  useStyles(css);
  const { ids, isRefused, replace } = useComparison((state) => state);
  const comparison = useRouteLink(comparisonAddress(ids));
  return (
    <div className="comparison-choice print:hidden" role="group" aria-label="Fahrzeugvergleich">
      <p className="comparison-choice__text">
        <strong>{`${ids.length} von ${MAX_COMPARED} Fahrzeugen im Vergleich`}</strong>
        {isRefused ? <span className="comparison-choice__refusal">{REFUSAL}</span> : null}
      </p>
      <div className="comparison-choice__actions">
        <Button variant="quiet" onClick={() => replace([])}>
          Auswahl aufheben
        </Button>
        <Button {...comparison} variant="primary">
          Vergleichen
        </Button>
      </div>
    </div>
  );
}
