import GripVertical from 'lucide-react/icons/grip-vertical';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useStyles } from '../../../../ui/styles';
import css from './DragHandle.css?inline';

/** Hidden from screen readers: the buttons beside it do the same (WCAG 2.5.7). */
export function DragHandle({ onMove }: { onMove: (from: number, to: number) => void }) {
  useStyles(css);
  const handle = useRef<HTMLSpanElement>(null);
  const move = useEffectEvent(onMove);

  useEffect(() => {
    const grip = handle.current;
    const item = grip?.closest('li');
    if (!grip || !item) return;
    let target: Element | undefined;
    const mark = (next: Element | undefined) => {
      target?.classList.remove('is-drop-target');
      target = next === item ? undefined : next;
      target?.classList.add('is-drop-target');
    };
    const end = () => {
      item.classList.remove('is-dragged');
      mark(undefined);
      grip.removeEventListener('pointermove', drag);
    };
    const drag = ({ clientX, clientY }: PointerEvent) => {
      const under = [...(item.parentElement?.children ?? [])].find((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
      });
      mark(under);
    };
    const start = (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.preventDefault();
      grip.setPointerCapture(event.pointerId);
      item.classList.add('is-dragged');
      grip.addEventListener('pointermove', drag);
    };
    const drop = () => {
      const items = [...(item.parentElement?.children ?? [])];
      const [from, to] = [items.indexOf(item), target === undefined ? -1 : items.indexOf(target)];
      end();
      if (to >= 0) move(from, to);
    };
    grip.addEventListener('pointerdown', start);
    grip.addEventListener('pointerup', drop);
    grip.addEventListener('pointercancel', end);
    return () => {
      end();
      grip.removeEventListener('pointerdown', start);
      grip.removeEventListener('pointerup', drop);
      grip.removeEventListener('pointercancel', end);
    };
  }, []);

  return (
    <span className="drag-handle" ref={handle} aria-hidden="true" title="Ziehen, um die Reihenfolge zu ändern">
      <GripVertical />
    </span>
  );
}
