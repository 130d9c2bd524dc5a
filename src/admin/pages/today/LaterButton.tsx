import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useRef } from 'react';
import { addDays, type CalendarDay } from '../../../lib/dates/calendarDay';
import { shortDay, weekday } from '../../../lib/dates/calendarMonth';
import { dayInGermany } from '../../../lib/dates/germanClock';
import { useNow, useShowNotice } from '../../../state/shopContext';
import { ActionMenu } from '../../../ui/actions/ActionMenu';
import { openInView } from '../../engine/openInView';
import { MESSAGE_MS } from '../../messageDuration';
import { usePersonalMemory } from '../../personalMemory';

const SUNDAY = 0;

const DAYS: readonly (readonly [label: string, days: number])[] = [
  ['Morgen', 1],
  ['In 3 Tagen', 3],
  ['In einer Woche', 7],
  ['In zwei Wochen', 14],
];

/** Puts a case off: until that day it stands under 'Wiedervorlage'. */
export function LaterButton({ id, name }: { id: string; name: string }) {
  const putOff = usePutOff();
  const show = useShowNotice();
  const today = dayInGermany(useNow()());
  const box = useRef<HTMLSpanElement>(null);
  return (
    <span ref={box} onFocus={openInView}>
      <ActionMenu
        label={`„${name}“ auf Wiedervorlage`}
        icon={<CalendarClock />}
        actions={DAYS.map(([label, days]) => {
          const wanted = addDays(today, days);
          const day = weekday(wanted) === SUNDAY ? addDays(wanted, 1) : wanted;
          return {
            label: `${label}, ${shortDay(day)}`,
            icon: <CalendarClock />,
            onPress: () => {
              focusNeighbour(box.current);
              putOff(id, day);
              show({ text: `Wiedervorlage am ${shortDay(day)}`, kind: 'success', durationMs: MESSAGE_MS });
            },
          };
        })}
      />
    </span>
  );
}

export function usePutOff(): (id: string, day: CalendarDay | undefined) => void {
  const { work } = usePersonalMemory();
  return (id, day) =>
    work.setState(({ later }) => {
      const others = Object.fromEntries(Object.entries(later).filter(([each]) => each !== id));
      return { later: day === undefined ? others : { ...others, [id]: day } };
    });
}

export function focusNeighbour(box: HTMLElement | null): void {
  const row = box?.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = next?.querySelector<HTMLElement>('a') ?? box?.closest('.today')?.querySelector<HTMLElement>('h1');
  target?.focus();
}
