interface EfficiencyScaleProps {
  label: string;
  classes: readonly { name: string; colour: string }[];
  value: string;
  figure?: string;
  size?: 'small' | 'medium';
}

/** Without hooks; its sheet is in sheets.ts. Two elements only: a list has up to two scales per new car. */
export function EfficiencyScale({ label, classes, value, figure, size = 'medium' }: EfficiencyScaleProps) {
  const at = classes.findIndex(({ name }) => name === value);
  const text = `${label}: ${value}${figure ? ` (${figure})` : ''}`;
  return (
    <div key={text} className={`efficiency-scale efficiency-scale--${size}`}>
      {text}
      <div
        className="efficiency-scale__classes"
        aria-hidden="true"
        data-value={value}
        style={{
          backgroundImage: stripesOf(classes),
          '--mark-left': share(at, classes),
          '--mark-width': share(1, classes),
          '--mark-colour': classes[at]?.colour,
        }}
      >
        {classes.map(({ name }) => name).join(' ')}
      </div>
    </div>
  );
}

type Classes = EfficiencyScaleProps['classes'];

declare module 'react' {
  interface CSSProperties {
    '--mark-left'?: string;
    '--mark-width'?: string;
    '--mark-colour'?: string;
  }
}

const share = (count: number, { length }: Classes) => `${(100 * count) / length}%`;

function stripesOf(classes: Classes): string {
  const stripes = classes.map(({ colour }, at) => {
    const end = share(at + 1, classes);
    return `${colour} ${share(at, classes)} calc(${end} - 2px), #0000 0 ${end}`;
  });
  return `linear-gradient(90deg, ${stripes.join()})`;
}
