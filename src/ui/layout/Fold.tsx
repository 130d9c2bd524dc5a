import { useState, type ComponentProps } from 'react';
import css from './Fold.css?inline';
import { classNames } from '../classNames';
import { Disclosure } from './Disclosure';
import { useStyles } from '../styles';
import { usePrinting } from './usePrinting';

interface FoldProps extends Omit<ComponentProps<typeof Disclosure>, 'isOpen' | 'summary' | 'id'> {
  /** Name of the section, a heading in the page's outline. */
  title: string;
  level: 2 | 3;
  /** Id of the heading. */
  id?: string;
  /** Shown below the title, also while closed. */
  hint?: string;
  isOpenAtFirst?: boolean;
}

/** Collapsed section of a page. Its content is rendered when it is opened for the first time, and while the page is printed. */
export function Fold({ title, level, id, hint, isOpenAtFirst = false, className, children, ...rest }: FoldProps) {
  useStyles(css, 'ui');
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
          {hint === undefined ? null : <p className="fold__hint">{hint}</p>}
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
