import { usedConditions } from '../../domain/enums/usedCondition';
import { joinFacts } from '../../lib/formatFacts';
import { damageLabel } from '../../domain/vehicle/damage';
import { availabilityText } from '../../domain/vehicle/availabilityText';
import type { ContactOptionName } from '../../domain/vehicle/text/contactRequest';
import { hasPrice } from '../../domain/vehicle/price';
import { isReserved } from '../../domain/vehicle/reservation';
import { vehicleHeading } from '../../domain/vehicle/text/title';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useNow, useTenant } from '../../state/shopContext';
import { useCurrentTime } from '../../state/useCurrentTime';
import { classNames } from '../../ui/classNames';
import { returnPromise } from '../../shared/dealer/DealerPromises';
import { Button } from '../../ui/actions/Button';
import { Badge } from '../../ui/display/Badge';
import { FactList } from '../../ui/display/FactList';
import { Heading } from '../../ui/display/Heading';
import { useStyles } from '../../ui/styles';
import { keyFactList } from './keyFactList';
import { MainAction } from './MainAction';
import type { Month } from './month/useMonth';
import { PriceAndMonth } from './PriceAndMonth';
import css from './PriceBox.css?inline';
import { useStickyBox } from '../../ui/layout/useStickyBox';

interface PriceBoxProps {
  vehicle: Vehicle;
  month: Month;
  onRequest: (wish?: ContactOptionName) => void;
}

const FACTS = 4;
/** Characters; longer names are smaller. */
const LONG_NAME = 40;

/** (rules/vehicle: price box in view) */
export function PriceBox({ vehicle, month, onRequest }: PriceBoxProps) {
  useStyles(css);
  const box = useStickyBox();
  const heading = vehicleHeading(vehicle);
  const { marketingTitle, usedConditionType: condition } = vehicle;
  const kind = condition === undefined || condition === 'other' ? undefined : usedConditions.label(condition);
  const facts = keyFactList(vehicle).slice(0, FACTS);
  return (
    <div ref={box} className={classNames('price-box sticky-box', month.kind && 'price-box--rate')}>
      <Warnings vehicle={vehicle} />
      <Heading
        level={1}
        size={heading.length > LONG_NAME ? 16 : 22}
        sub={joinFacts([kind, marketingTitle === heading ? undefined : marketingTitle]) || undefined}
      >
        {heading}
      </Heading>
      <PriceAndMonth vehicle={vehicle} month={month} />
      {facts.length > 0 ? <FactList facts={facts} layout="tiles" /> : null}
      <Availability vehicle={vehicle} />
      <Actions vehicle={vehicle} month={month} onRequest={onRequest} />
    </div>
  );
}

/** A reserved vehicle can still be asked about. */
function Actions({ vehicle, month, onRequest }: Pick<PriceBoxProps, 'vehicle' | 'month' | 'onRequest'>) {
  const now = useCurrentTime(useNow(), vehicle);
  const { isCheckoutEnabled } = useTenant().settings;
  const isOrderable = isCheckoutEnabled && hasPrice(vehicle);
  const isTaken = isReserved(vehicle, now);
  const ask = hasPrice(vehicle) ? (
    <Button variant={isOrderable && !isTaken ? 'secondary' : 'primary'} isWide onClick={() => onRequest()}>
      Anfragen
    </Button>
  ) : (
    <Button variant="primary" isWide onClick={() => onRequest('isPriceProposalRequested')}>
      Preis anfragen
    </Button>
  );
  return (
    <div className={classNames('price-box__actions', isTaken && 'price-box__actions--stacked')}>
      <MainAction vehicle={vehicle} month={month} isWide />
      {ask}
    </div>
  );
}

function Warnings({ vehicle }: { vehicle: Vehicle }) {
  const now = useCurrentTime(useNow(), vehicle);
  const warnings = [isReserved(vehicle, now) ? 'Reserviert' : undefined, damageLabel(vehicle)];
  return (
    <p className="price-box__warnings">
      {warnings.map((warning) =>
        warning === undefined ? null : (
          <Badge key={warning} tone="warning">
            {warning}
          </Badge>
        ),
      )}
    </p>
  );
}

function Availability({ vehicle }: { vehicle: Vehicle }) {
  const now = useNow();
  const { behaviours, settings } = useTenant();
  const promise = behaviours.hasMoneyBackNote ? '7 Tage Geld-zurück-Garantie' : returnPromise(settings);
  const text = availabilityText(vehicle, now());
  return (
    <p className="price-box__notes">
      {text === undefined ? null : <strong>{text}</strong>}
      {promise === undefined ? null : <span>{promise}</span>}
    </p>
  );
}
