import { useState, type ReactNode } from 'react';
import { appointmentDays, appointmentHours, hourText } from '../../../domain/handover/appointment';
import { freeDays, SHOWN_DAYS } from '../../../domain/handover/handOverDay';
import type { Order } from '../../../domain/order/order';
import { dayInWords } from '../../../lib/dates/calendarMonth';
import { formatDate } from '../../../lib/dates/formatDate';
import { dayInGermany } from '../../../lib/dates/germanClock';
import { Button } from '../../../ui/actions/Button';
import { moveFocus } from '../../../ui/feedback/moveFocus';
import { Notice } from '../../../ui/feedback/Notice';
import { DayChoice } from '../../../ui/fields/DayChoice';
import { Select } from '../../../ui/fields/Select';
import { useCheckoutActions, useCheckoutView } from '../runner/checkoutContext';

/** rules/checkout: appointment. After the hand-over's day it moves the hand-over, if confirmed. */
export function AppointmentChoice({ missing }: { missing: ReactNode }) {
  const { draft, holidays, now, order } = useCheckoutView();
  const handOver = order.handOver;
  const { choose } = useCheckoutActions();
  const [lateDay, setLateDay] = useState<string>();
  const bookable = appointmentDays(holidays, now);
  const { first, last, reasonAgainst } = bookable;
  const { hour } = draft.appointment ?? {};
  const isLate = (chosen: string) => handOver?.day !== undefined && chosen > handOver.day;
  const earlierDay = draft.appointment?.day;
  const isPossible = earlierDay !== undefined && reasonAgainst(earlierDay) === undefined && !isLate(earlierDay);
  const day = isPossible ? earlierDay : undefined;
  const hours = appointmentHours(day ?? first);

  const chooseDay = (chosen: string) => {
    setLateDay(undefined);
    // Saturdays are shorter: an hour that the day lacks is cleared.
    const isOpenThen = hour !== undefined && appointmentHours(chosen).includes(hour);
    choose({ appointment: { day: chosen, hour: isOpenThen ? hour : undefined } });
  };

  return (
    <section className="grid grid-cols-1 gap-24" aria-label="Ihr Wunschtermin">
      {missing}
      <DayChoice
        label="Tag Ihres Wunschtermins"
        isRequired
        days={freeDays(bookable, SHOWN_DAYS)}
        value={day}
        onChange={(chosen) => (isLate(chosen) ? setLateDay(chosen) : chooseDay(chosen))}
        minMonth={first.slice(0, 7)}
        maxMonth={last.slice(0, 7)}
        today={dayInGermany(now)}
        reasonAgainst={reasonAgainst}
      />
      {lateDay === undefined || !handOver || !isLate(lateDay) ? null : (
        <HandOverMove
          key={lateDay}
          appointmentDay={lateDay}
          handOver={handOver}
          onMoved={() => chooseDay(lateDay)}
          onKept={() => setLateDay(undefined)}
        />
      )}
      <div className="payment__appointment">
        <Select
          label="Uhrzeit"
          isRequired
          placeholder="Bitte wählen"
          disabled={day === undefined}
          hint={day === undefined ? 'Wählen Sie zuerst einen Tag.' : undefined}
          value={hour === undefined ? '' : String(hour)}
          onChange={(event) => choose({ appointment: { day, hour: Number(event.target.value) } })}
          options={hours.map((each) => ({ value: String(each), label: hourText(each) }))}
        />
        <p className="payment__note text-14 text-muted">
          Das Autohaus bestätigt Ihren Terminwunsch oder schlägt Ihnen einen anderen vor.
        </p>
        {handOver?.day === undefined ? null : (
          <p className="payment__note text-14 text-muted">
            {`Ihre Beratung findet nicht später als die Übergabe am ${formatDate(handOver.day)} statt.`}
          </p>
        )}
      </div>
    </section>
  );
}

interface HandOverMoveProps {
  appointmentDay: string;
  handOver: NonNullable<Order['handOver']>;
  onMoved: () => void;
  onKept: () => void;
}

const moveFocusToDays = moveFocus((box) => box.parentElement?.querySelector<HTMLElement>('[type=radio]'));

/** A later consultation (rules/checkout: appointment moves the hand-over). */
function HandOverMove({ appointmentDay, handOver, onMoved, onKept }: HandOverMoveProps) {
  const { handOverDays } = useCheckoutView();
  const { chooseHandOverDay } = useCheckoutActions();
  const [moved] = freeDays(handOverDays(handOver.product), 1, appointmentDay);
  const isDelivery = handOver.product.type === 'delivery';
  const noun = isDelivery ? 'Lieferung' : 'Übergabe';
  return (
    <div ref={moveFocusToDays} role="alert">
      <Notice isStatic tone="warning" title={`Ihre ${noun} wäre vor diesem Termin.`}>
        <p>
          {`Geplant ist sie am ${dayInWords(handOver.day ?? '')}, Ihre Beratung wäre am ${dayInWords(appointmentDay)}. ${moved === undefined ? 'Bitte wählen Sie einen früheren Termin.' : `Möchten Sie die ${noun} verschieben?`}`}
        </p>
        <div className="mt-8 flex flex-wrap gap-8">
          {moved === undefined ? null : (
            <Button
              size="small"
              variant="primary"
              onClick={() => {
                chooseHandOverDay(moved);
                onMoved();
              }}
            >
              {`Auf ${dayInWords(moved)} verschieben`}
            </Button>
          )}
          <Button size="small" onClick={onKept}>
            Früheren Termin wählen
          </Button>
        </div>
      </Notice>
    </div>
  );
}
