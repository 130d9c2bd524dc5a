import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { vehicleAddress } from '../../../domain/vehicle/text/address';
import type { ComparisonGroup, ComparisonRow } from './comparison';
import { vehicleHeading, vehicleTitle } from '../../../domain/vehicle/text/title';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { rateOf } from '../../../domain/finance/rateOf';
import { useAssumptions } from '../../../state/vehicles/assumptions';
import { useNow, useFrame, useTenant } from '../../../state/shopContext';
import { breakpoints } from '../../../ui/breakpoints';
import { classNames } from '../../../ui/classNames';
import { Button } from '../../../ui/actions/Button';
import { DOT } from '../../../lib/formatFacts';
import { dotted } from '../../../ui/display/dotted';
import { IconButton } from '../../../ui/actions/IconButton';
import { useIsAtLeast } from '../../../ui/layout/shopSize';
import { usePrinting } from '../../../ui/layout/usePrinting';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { useStyles } from '../../../ui/styles';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';
import tileCss from '../VehicleTile.css?inline';
import { CheckoutButton, type CarriedRate } from '../../../shared/vehicle/CheckoutButton';
import { scalesOf } from '../../../shared/vehicle/vehicleLegalInfo';
import { TilePicture } from '../VehicleTile';
import { MonthBar } from '../../../shared/vehicle/MonthSum';
import css from './ComparisonTable.css?inline';
import { softHyphens } from './softHyphens';

interface ComparisonTableProps {
  vehicles: readonly Vehicle[];
  groups: readonly ComparisonGroup[];
  /** Differences are marked among equal rows. */
  hasMarks: boolean;
  now: Date;
  onRemove: (vehicle: Vehicle) => void;
  onOpen: (vehicle: Vehicle) => void;
}

/** Price and data, open in narrow shops. */
const FIRST_GROUPS = 2;

/** A column per vehicle, sticky header; labels beside the rows, below 1024 px above. */
export function ComparisonTable({ vehicles, groups, hasMarks, now, onRemove, onOpen }: ComparisonTableProps) {
  useStyles(tileCss);
  useStyles(css);
  const hasLabelColumn = useIsAtLeast(breakpoints.large);
  const columns = vehicles.length + (hasLabelColumn ? 1 : 0);
  const frame = { columns, hasLabelColumn };
  return (
    <div className={classNames('comparison-table', !hasLabelColumn && 'comparison-table--stacked')}>
      <table className="comparison-table__table">
        <caption>
          <VisuallyHidden>Fahrzeuge im Vergleich</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {hasLabelColumn ? (
              <th scope="col" className="comparison-table__label">
                <VisuallyHidden>Merkmal</VisuallyHidden>
              </th>
            ) : null}
            {vehicles.map((vehicle) => (
              <th key={vehicle.id} scope="col">
                <div className="comparison-table__name">
                  <Link to={vehicleAddress(vehicle)} onClick={() => onOpen(vehicle)}>
                    {vehicleHeading(vehicle)}
                  </Link>
                  {hasLabelColumn ? <RemoveButton vehicle={vehicle} onRemove={onRemove} /> : null}
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <Group {...frame}>
          <Line {...frame} label="Bild" isLabelHidden>
            {vehicles.map((vehicle) => (
              <td key={vehicle.id} className="comparison-table__picture">
                <TilePicture vehicle={vehicle} />
                {hasLabelColumn ? null : <RemoveButton vehicle={vehicle} onRemove={onRemove} variant="floating" />}
                <p className="mt-8 text-muted">{vehicle.marketingTitle}</p>
              </td>
            ))}
          </Line>
        </Group>
        {groups.map(({ title, rows, isWhole = false }, at) => (
          <Group key={title} {...frame} title={title} count={at < FIRST_GROUPS || isWhole ? undefined : rows.length}>
            {rows.map((row) => (
              <Row key={row.label} {...frame} row={row} hasMark={hasMarks} vehicles={vehicles} now={now} />
            ))}
          </Group>
        ))}
        <Group {...frame}>
          <Line {...frame} label="Nächster Schritt" isLabelHidden className="comparison-table__actions">
            {vehicles.map((vehicle) => (
              <td key={vehicle.id}>
                <VehicleSteps vehicle={vehicle} onOpen={onOpen} />
              </td>
            ))}
          </Line>
        </Group>
      </table>
    </div>
  );
}

interface RemoveButtonProps extends Pick<ComparisonTableProps, 'onRemove'> {
  vehicle: Vehicle;
  variant?: 'floating';
}

function RemoveButton({ vehicle, onRemove, variant }: RemoveButtonProps) {
  return (
    <IconButton
      variant={variant}
      label={`${vehicleTitle(vehicle)} aus dem Vergleich nehmen`}
      title="Aus dem Vergleich nehmen"
      icon={<X />}
      onClick={() => onRemove(vehicle)}
    />
  );
}

interface Frame {
  columns: number;
  hasLabelColumn: boolean;
}

interface GroupProps extends Frame {
  title?: string;
  /** Of the rows of a group that is folded in narrow shops. */
  count?: number | undefined;
  children: ReactNode;
}

function Group({ title, count, columns, hasLabelColumn, children }: GroupProps) {
  const isPrinting = usePrinting();
  const [isOpened, setOpened] = useState(false);
  const isFolding = count !== undefined && !hasLabelColumn && !isPrinting;
  const heading =
    title === undefined ? null : (
      <tr>
        <th scope="rowgroup" colSpan={columns} className="comparison-table__group">
          {isFolding ? (
            <button
              type="button"
              className="comparison-table__fold flex items-center gap-8 w-full min-h-48 font-600 text-left"
              aria-expanded={isOpened}
              onClick={() => setOpened(!isOpened)}
            >
              <span>{title}</span>
              <span className="flex-1 text-muted font-400">{count === 1 ? '1 Zeile' : `${count} Zeilen`}</span>
              <ChevronDown />
            </button>
          ) : (
            title
          )}
        </th>
      </tr>
    );
  if (hasLabelColumn) {
    return (
      <tbody>
        {heading}
        {children}
      </tbody>
    );
  }
  return (
    <>
      {heading === null ? null : <tbody>{heading}</tbody>}
      {isFolding && !isOpened ? null : children}
    </>
  );
}

interface LineProps extends Frame {
  label: ReactNode;
  isLabelHidden?: boolean;
  className?: string;
  children: ReactNode;
}

function Line({ label, isLabelHidden, className, columns, hasLabelColumn, children }: LineProps) {
  const name = isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label;
  if (hasLabelColumn) {
    return (
      <tr className={className}>
        <th scope="row" className="comparison-table__label">
          {name}
        </th>
        {children}
      </tr>
    );
  }
  return (
    <tbody className={className}>
      <tr>
        <th scope="rowgroup" colSpan={columns} className="comparison-table__label">
          {name}
        </th>
      </tr>
      <tr>{children}</tr>
    </tbody>
  );
}

function useShownRate(vehicle: Vehicle): CarriedRate | undefined {
  const { settings } = useTenant();
  const now = useNow();
  const { frame } = useFrame();
  const calculation = useAssumptions().calculations[vehicle.id];
  if (frame.kind === undefined) return undefined;
  if (calculation) return calculation;
  const kind = rateOf(vehicle, frame, undefined, settings, now())?.kind;
  if (kind === 'financing') return { group: kind, bank: vehicle.financingCalculationProviderType };
  return kind && { group: kind };
}

function VehicleSteps({ vehicle, onOpen }: { vehicle: Vehicle } & Pick<ComparisonTableProps, 'onOpen'>) {
  const { href, onClick } = useRouteLink(vehicleAddress(vehicle));
  return (
    <div className="comparison-table__steps gap-8 grid">
      <CheckoutButton vehicle={vehicle} rate={useShownRate(vehicle)} isWide />
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
    </div>
  );
}

interface RowProps extends Frame {
  row: ComparisonRow;
  hasMark: boolean;
  vehicles: readonly Vehicle[];
  now: Date;
}

function Row({ row, hasMark, vehicles, now, ...frame }: RowProps) {
  const isMarked = hasMark && row.isDifferent;
  return (
    <>
      <Line
        {...frame}
        className={classNames(isMarked && 'is-different', row.label === 'Preis' && 'comparison-table__price')}
        label={
          <>
            <span>{softHyphens(row.label)}</span>
            {isMarked ? (
              <span className="comparison-table__mark">
                <span aria-hidden="true">≠</span>
                <VisuallyHidden> (unterschiedlich)</VisuallyHidden>
              </span>
            ) : null}
          </>
        }
      >
        {vehicles.map((vehicle, index) => {
          const scales = row.hasScales ? scalesOf({ vehicle, now }) : [];
          return (
            <td key={vehicle.id}>
              {scales.length > 0 ? scales : <Cell row={row} texts={row.cells[index] ?? []} />}
              {monthBar(row, index)}
              {row.best?.indexes.includes(index) ? <p className="comparison-table__best">{row.best.text}</p> : null}
            </td>
          );
        })}
      </Line>
      {row.examples ? (
        <Line {...frame} label="Beispiele zur Rate" isLabelHidden className="comparison-table__examples">
          <td colSpan={vehicles.length}>
            {vehicles.map((vehicle, index) =>
              row.examples?.[index] ? (
                <p key={vehicle.id}>{`${vehicleHeading(vehicle)}: ${row.examples[index]}`}</p>
              ) : null,
            )}
          </td>
        </Line>
      ) : null}
    </>
  );
}

/** In proportion to the largest sum. */
function monthBar({ months = [] }: ComparisonRow, index: number) {
  const most = Math.max(...months.map(({ total = 0 }) => total));
  const costs = months[index];
  return costs?.total ? <MonthBar costs={costs} share={costs.total / most} /> : null;
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
        <p key={text}>{dotted(softHyphens(text).split(DOT))}</p>
      ))}
    </>
  );
}
