import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router-dom';
import { vehicleAddress } from '../../../domain/vehicle/text/address';
import type { ComparisonGroup, ComparisonRow } from '../../../domain/vehicle/comparison/comparison';
import { vehicleHeading } from '../../../domain/vehicle/text/heading';
import { vehicleTitle } from '../../../domain/vehicle/text/title';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { classNames } from '../../../ui/classNames';
import { Button } from '../../../ui/actions/Button';
import { IconButton } from '../../../ui/actions/IconButton';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { useStyles } from '../../../ui/styles';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';
import tileCss from '../VehicleTile.css?inline';
import { CheckoutButton } from '../../../shared/vehicle/CheckoutButton';
import { Co2Scales } from '../../../shared/vehicle/vehicleLegalInfo';
import { ContactButton } from '../../contact/ContactButton';
import { TilePicture } from '../VehicleTile';
import css from './ComparisonTable.css?inline';
import { softHyphens } from './softHyphens';

interface ComparisonTableProps {
  vehicles: readonly Vehicle[];
  groups: readonly ComparisonGroup[];
  now: Date;
  onRemove: (vehicle: Vehicle) => void;
  /** Called when a link to a vehicle's page is pressed. */
  onOpen: (vehicle: Vehicle) => void;
}

/** Focusable, so that it can be scrolled by keyboard. */
const REGION = { role: 'region', 'aria-label': 'Vergleichstabelle', tabIndex: 0 } as const;

/** Table with one column per vehicle. Header row and labels are sticky; on phones it scrolls in its region. */
export function ComparisonTable({ vehicles, groups, now, onRemove, onOpen }: ComparisonTableProps) {
  useStyles(tileCss);
  useStyles(css);
  return (
    <div className="comparison-table" {...REGION}>
      <table className="comparison-table__table">
        <caption>
          <VisuallyHidden>Fahrzeuge im Vergleich</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className="comparison-table__corner">
              Merkmal
            </th>
            {vehicles.map((vehicle) => (
              <th key={vehicle.id} scope="col" className="comparison-table__vehicle">
                <div className="comparison-table__name">
                  <Link to={vehicleAddress(vehicle)} onClick={() => onOpen(vehicle)}>
                    {vehicleHeading(vehicle)}
                  </Link>
                  <IconButton
                    label={`${vehicleTitle(vehicle)} aus dem Vergleich nehmen`}
                    title="Aus dem Vergleich nehmen"
                    icon={<X />}
                    onClick={() => onRemove(vehicle)}
                  />
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className="comparison-table__label">
              Bild
            </th>
            {vehicles.map((vehicle) => (
              <td key={vehicle.id}>
                <TilePicture vehicle={vehicle} />
                <p className="comparison-table__marketing">{vehicle.marketingTitle}</p>
              </td>
            ))}
          </tr>
          <tr className="comparison-table__actions">
            <th scope="row" className="comparison-table__label">
              Nächster Schritt
            </th>
            {vehicles.map((vehicle) => (
              <td key={vehicle.id}>
                <VehicleSteps vehicle={vehicle} onOpen={onOpen} />
              </td>
            ))}
          </tr>
        </tbody>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={vehicles.length + 1} className="comparison-table__group">
                <span>{title}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.label} row={row} vehicles={vehicles} now={now} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** Actions of a column: open the vehicle, send a request, buy. */
function VehicleSteps({ vehicle, onOpen }: { vehicle: Vehicle } & Pick<ComparisonTableProps, 'onOpen'>) {
  const { href, onClick } = useRouteLink(vehicleAddress(vehicle));
  return (
    <div className="comparison-table__steps">
      <CheckoutButton vehicle={vehicle} isWide />
      <Button
        href={href}
        isWide
        aria-label={`Zum Fahrzeug: ${vehicleTitle(vehicle)}`}
        onClick={(event) => {
          onOpen(vehicle);
          onClick(event);
        }}
      >
        Zum Fahrzeug
      </Button>
      <ContactButton vehicle={vehicle} isWide />
    </div>
  );
}

function Row({ row, vehicles, now }: { row: ComparisonRow; vehicles: readonly Vehicle[]; now: Date }) {
  return (
    <tr className={classNames(row.isDifferent && 'is-different')}>
      <th scope="row" className="comparison-table__label">
        {softHyphens(row.label)}
        {row.isDifferent ? (
          <span className="comparison-table__mark">
            <span aria-hidden="true">≠</span>
            <VisuallyHidden> (unterschiedlich)</VisuallyHidden>
          </span>
        ) : null}
      </th>
      {vehicles.map((vehicle, index) => (
        <td key={vehicle.id}>
          <Cell row={row} texts={row.cells[index] ?? []} />
          {row.hasScales ? <Co2Scales vehicle={vehicle} now={now} /> : null}
        </td>
      ))}
    </tr>
  );
}

function Cell({ row, texts }: { row: ComparisonRow; texts: readonly string[] }) {
  if (texts.length === 0) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{row.isEquipment ? 'Nicht angegeben' : 'Keine Angabe'}</VisuallyHidden>
      </>
    );
  }
  return (
    <>
      {row.isEquipment ? <Check /> : null}
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}
