import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { MARKS, type TogetherLetter } from '../../domain/together';
import { priceChange } from '../../domain/vehicle/priceChange';
import { vehicleTitle } from '../../domain/vehicle/text/title';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { dayInGermany } from '../../lib/dates/germanClock';
import { useNow } from '../../state/shopContext';
import { useCurrentTime } from '../../state/useCurrentTime';
import { Button } from '../../ui/actions/Button';
import { VehicleTile } from '../favourites/VehicleTile';

interface TogetherTileProps {
  /** Absent: sold. */
  vehicle: Vehicle | undefined;
  letter: TogetherLetter | undefined;
  /** Its place in the link. */
  at: number;
  onRemove?: () => void;
  children: ReactNode;
}

export function TogetherTile({ vehicle, letter, at, onRemove, children }: TogetherTileProps) {
  const today = dayInGermany(useCurrentTime(useNow(), vehicle));
  const price = letter?.prices[at];
  const change =
    letter === undefined || price === undefined
      ? undefined
      : priceChange({ amount: price, day: letter.day }, vehicle?.publicPrice, today);
  const actions = (
    <div className="relative flex flex-col items-start gap-12">
      {letter === undefined ? null : <Marks letter={letter} at={at} />}
      {children}
      {vehicle === undefined || onRemove === undefined ? null : (
        <Button size="small" aria-label={`${vehicleTitle(vehicle)} weglassen`} icon={<X />} onClick={onRemove}>
          Weglassen
        </Button>
      )}
    </div>
  );
  return vehicle === undefined ? (
    <div className="together__gone">
      <p>Dieses Fahrzeug gibt es hier nicht mehr.</p>
      {actions}
    </div>
  ) : (
    <VehicleTile
      level={2}
      vehicle={vehicle}
      onOpen={() => undefined}
      priceNote={
        change === undefined ? null : (
          <p className={change.isLower ? 'vehicle-tile__change is-lower' : 'vehicle-tile__change'}>{change.text}</p>
        )
      }
      actions={actions}
    />
  );
}

/** 'Anna: Ja', 'Ben: Lieber'. */
function Marks({ letter: { asked, answer }, at }: { letter: TogetherLetter; at: number }) {
  const marks = [
    [asked.name || 'Link', asked.marks[at]],
    [answer === undefined || answer.name === '' ? 'Antwort' : answer.name, answer?.marks[at]],
  ] as const;
  return (
    <ul className="together__marks flex flex-wrap gap-8">
      {marks.map(([name, mark], index) =>
        mark === undefined ? null : (
          <li key={index} data-mark={mark}>
            {`${name}: ${MARKS[mark]}`}
          </li>
        ),
      )}
    </ul>
  );
}
