import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../../ui/actions/Button';
import { IconButton } from '../../../ui/actions/IconButton';
import { useAnnounce } from '../../../ui/display/Announcer';
import { FieldGroup } from '../../../ui/fields/Field';
import { TextInput } from '../../../ui/fields/TextInput';
import { useChoice } from '../../../ui/fields/useChoice';
import { useStyles } from '../../../ui/styles';
import type { PropsOf } from './AnyControl';
import css from './TextsControl.css?inline';

/**
 * A list of texts, one field a line, with buttons to move and to remove (WCAG 2.5.7: no drag alone). Enter adds the next line,
 * several pasted lines become several entries; empty ones are dropped when the form is saved.
 */
export function TextsControl<Values extends FieldValues, Related>(props: PropsOf<'texts', Values, Related>) {
  useStyles(css);
  const { form, field, text, control } = props;
  const choice = useChoice(form, field.name);
  const announce = useAnnounce();
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<number>();
  const given: unknown = choice.value;
  const lines = Array.isArray(given) ? given.map(String) : [];
  const change = (next: string[], focus?: number) => {
    choice.onChange(next);
    setFocused(focus);
  };

  useEffect(() => {
    if (focused === undefined) return;
    list.current?.querySelectorAll('input')[focused]?.focus();
  }, [focused, lines.length]);

  const move = (from: number, to: number) => {
    const next = [...lines];
    next.splice(to, 0, ...next.splice(from, 1));
    change(next, to);
    announce(`Position ${to + 1} von ${lines.length}`);
  };

  return (
    <FieldGroup {...text}>
      <ol className="texts-control" ref={list}>
        {lines.map((line, at) => (
          <li key={at} className="texts-control__line">
            <TextInput
              label={`${text.label}, ${at + 1}`}
              isLabelHidden
              name={at === 0 ? choice.name : undefined}
              value={line}
              autoComplete="off"
              onChange={({ currentTarget }) =>
                change(
                  lines.map((each, index) => (index === at ? currentTarget.value : each)),
                  at,
                )
              }
              onPaste={(event) => {
                const pasted = event.clipboardData
                  .getData('text')
                  .split(/\r?\n/)
                  .filter((each) => each.trim() !== '');
                if (pasted.length < 2) return;
                event.preventDefault();
                change([...lines.slice(0, at), ...(line === '' ? [] : [line]), ...pasted, ...lines.slice(at + 1)], at);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                change([...lines.slice(0, at + 1), '', ...lines.slice(at + 1)], at + 1);
              }}
            />
            <IconButton
              label={`${text.label}, ${at + 1}: nach oben`}
              icon={<ArrowUp />}
              aria-disabled={at === 0 || undefined}
              onClick={() => at > 0 && move(at, at - 1)}
            />
            <IconButton
              label={`${text.label}, ${at + 1}: nach unten`}
              icon={<ArrowDown />}
              aria-disabled={at === lines.length - 1 || undefined}
              onClick={() => at < lines.length - 1 && move(at, at + 1)}
            />
            <IconButton
              label={`${text.label}, ${at + 1}: entfernen`}
              icon={<X />}
              onClick={() =>
                change(
                  lines.filter((_, index) => index !== at),
                  Math.max(0, at - 1),
                )
              }
            />
          </li>
        ))}
      </ol>
      <Button size="small" icon={<Plus />} onClick={() => change([...lines, ''], lines.length)}>
        {control.addLabel}
      </Button>
    </FieldGroup>
  );
}
