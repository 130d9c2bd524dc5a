import { useState, type ComponentProps } from 'react';
import { classNames } from '../classNames';
import { Disclosure } from './Disclosure';
import { usePrinting } from './usePrinting';

interface FoldProps extends Omit<ComponentProps<typeof Disclosure>, 'isOpen' | 'summary' | 'id'> {
  title: string;
  level: 2 | 3;
  note?: string;
  id?: string;
  isOpenAtFirst?: boolean;
}

/** Content is rendered when first opened, and while the page is printed. */
export function Fold({ title, level, note, id, isOpenAtFirst = false, className, children, ...rest }: FoldProps) {
  const Title = `h${level}` as const;
  const isPrinting = usePrinting();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [wasOpened, setOpened] = useState(isOpenAtFirst);
  return (
    <Disclosure
      {...rest}
      className={classNames('fold', className)}
      summary={
        <>
          <Title id={id}>{title}</Title>
          {note === undefined ? null : <span className="text-14 text-muted font-400">{note}</span>}
        </>
      }
      isOpen={isOpen || isPrinting}
      onToggle={({ currentTarget }) => {
        if (isPrinting) return;
        setOpen(currentTarget.open);
        if (currentTarget.open) setOpened(true);
      }}
    >
      {wasOpened || isPrinting ? children : null}
    </Disclosure>
  );
}
