import { calendarFile, type CalendarEvent } from '../../lib/calendarFile';
import { berlinHour } from '../../lib/dates/germanClock';
import { addressLine } from '../tenant/locationText';
import { vehicleHeading } from '../vehicle/text/title';
import type { Order } from './order';

interface CalendarOrder {
  orderId: string;
  order: Order;
  companyName: string;
  now: Date;
}

export function orderCalendarFile({ orderId, order, companyName, now }: CalendarOrder): string | undefined {
  const { vehicle, appointment, handOver } = order;
  const heading = vehicleHeading(vehicle);
  const place = addressLine(vehicle.location?.address);
  const events: CalendarEvent[] = [];
  if (appointment)
    events.push({
      id: `${orderId}-appointment`,
      at: new Date(berlinHour(appointment.day, appointment.hour)),
      title: `Beratung bei ${companyName}: ${heading}`,
      place,
    });
  if (handOver?.day !== undefined)
    events.push({
      id: `${orderId}-hand-over`,
      at: handOver.day,
      title: `${handOver.product.name}: ${heading}`,
      place: handOver.product.type === 'delivery' ? undefined : place,
    });
  return events.length === 0 ? undefined : calendarFile(events, now);
}
