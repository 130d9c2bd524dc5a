import { useEffect, useRef, type ReactNode } from 'react';
import type { Wizard } from '../../lib/wizard';
import { Heading } from '../../ui/display/Heading';
import { BackLink } from '../../ui/actions/BackLink';
import { ProgressBar } from '../../ui/display/ProgressBar';
import { breakpoints } from '../../ui/breakpoints';
import { useIsAtLeast } from '../../ui/layout/shopSize';
import { StepProgress } from '../../ui/layout/StepProgress';
import { useStyles } from '../../ui/styles';
import { useRouteLink } from '../../ui/actions/useRouteLink';
import { ContactButton } from '../contact/ContactButton';
import type { TradeInStep } from './step';
import css from './TradeInFrame.css?inline';

interface TradeInFrameProps {
  back: string;
  /** Absent with a result. */
  step?: TradeInStep;
  wizard?: Wizard<TradeInStep>;
  onOpen?: (slug: string) => void;
  children: ReactNode;
}

/** Back link, contact, progress; from 1024 px the steps. */
export function TradeInFrame({ back, step, wizard, onOpen, children }: TradeInFrameProps) {
  useStyles(css);
  const link = useRouteLink(back);
  return (
    <div className="trade-in">
      <div className="trade-in__head">
        <BackLink {...link}>Zurück</BackLink>
        <ContactButton />
      </div>
      {step && wizard ? <Progress step={step} wizard={wizard} onOpen={onOpen} /> : null}
      <div className="trade-in__step">{children}</div>
    </div>
  );
}

const LABEL = 'Schritte der Fahrzeugbewertung';

function Progress({
  step,
  wizard,
  onOpen,
}: {
  step: TradeInStep;
  wizard: Wizard<TradeInStep>;
  onOpen?: (slug: string) => void;
}) {
  const isWide = useIsAtLeast(breakpoints.large);
  const index = wizard.steps.indexOf(step);
  const text = `Schritt ${index + 1} von ${wizard.steps.length}`;
  return (
    <>
      <div className="trade-in__progress">
        <ProgressBar
          label="Fortschritt"
          value={index + 1}
          max={wizard.steps.length}
          valueText={`${text}: ${step.title}`}
        />
        <p>{text}</p>
      </div>
      {isWide ? (
        <div className="trade-in__steps">
          <StepProgress
            isColumn
            label={LABEL}
            steps={wizard.steps.map(({ slug, title }, position) => ({
              id: slug,
              title,
              state: position === index ? 'current' : position < index ? 'done' : 'open',
            }))}
            onSelect={onOpen}
          />
        </div>
      ) : null}
    </>
  );
}

interface StepHeadingProps extends Pick<TradeInStep, 'heading' | 'intro'> {
  takesFocus: boolean;
}

export function StepHeading({ heading, intro, takesFocus }: StepHeadingProps) {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) element.current?.focus();
  }, [takesFocus]);
  return (
    <Heading level={1} sub={intro} ref={element}>
      {heading}
    </Heading>
  );
}
