import { appointmentHours, hourText } from '../../../domain/handover/appointment';
import { dayInGermany } from '../../../lib/germanClock';
import { formatDate } from '../../../lib/formatDate';
import { Calendar } from '../../../ui/fields/Calendar';
import { Select } from '../../../ui/fields/Select';
import { useCheckoutActions, useCheckoutView } from '../checkoutContext';

/** Day and hour of the consultation at the dealer (rules/checkout: appointment). */
export function AppointmentChoice() {
  const { draft, appointmentDays, now, order } = useCheckoutView();
  const handOverDay = order.handOver?.day;
  const { chooseAppointment } = useCheckoutActions();
  const { first, last, reasonAgainst } = appointmentDays;
  const { hour } = draft.appointment ?? {};
  const isDayPossible = draft.appointment?.day !== undefined && reasonAgainst(draft.appointment.day) === undefined;
  const day = isDayPossible ? draft.appointment?.day : undefined;
  const hours = appointmentHours(day ?? first);

  return (
    <section className="payment__details" aria-label="Ihr Wunschtermin">
      <Calendar
        label="Tag Ihres Wunschtermins"
        isRequired
        value={day}
        onChange={(chosen) =>
          // Saturdays are shorter: an hour that the new day does not have is cleared.
          chooseAppointment({
            day: chosen,
            hour: hour !== undefined && appointmentHours(chosen).includes(hour) ? hour : undefined,
          })
        }
        minMonth={first.slice(0, 7)}
        maxMonth={last.slice(0, 7)}
        today={dayInGermany(now)}
        reasonAgainst={reasonAgainst}
      />
      <div className="payment__appointment">
        <Select
          label="Uhrzeit"
          isRequired
          placeholder="Bitte wählen"
          disabled={day === undefined}
          hint={day === undefined ? 'Wählen Sie zuerst einen Tag.' : undefined}
          value={hour === undefined ? '' : String(hour)}
          onChange={(event) => chooseAppointment({ day, hour: Number(event.target.value) })}
          options={hours.map((each) => ({ value: String(each), label: hourText(each) }))}
        />
        <p className="payment__note">Das Autohaus bestätigt Ihren Terminwunsch oder schlägt Ihnen einen anderen vor.</p>
        {handOverDay === undefined ? null : (
          <p className="payment__note">
            {`Ihre Beratung findet nicht später als die Übergabe am ${formatDate(handOverDay)} statt.`}
          </p>
        )}
      </div>
    </section>
  );
}
