import type { ReactNode } from 'react';
import { Heading } from '../../../ui/display/Heading';
import { useStyles } from '../../../ui/styles';
import css from './PanelSection.css?inline';

export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  useStyles(css);
  return (
    <section className="panel-section flex flex-col items-start gap-12">
      <Heading level={3}>{title}</Heading>
      {children}
    </section>
  );
}
