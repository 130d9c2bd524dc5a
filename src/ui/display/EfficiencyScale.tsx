interface EfficiencyScaleProps {
  /** Name of the scale ('CO₂-Klasse (kombiniert)'). */
  label: string;
  /** From the best to the worst. */
  classes: readonly { name: string; colour: string }[];
  /** Name of the marked class. */
  value: string;
  /** The measured figure ('128 g/km'), if known. */
  figure?: string;
  size?: 'small' | 'medium';
}

/** Without hooks; its sheet comes with the theme (sheets.ts). Two elements only, because a list has one or two scales per new car; also as text for screen readers. */
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
    /** Start, width (both in percent) and colour of the marked class. */
    '--mark-left'?: string;
    '--mark-width'?: string;
    '--mark-colour'?: string;
  }
}

const share = (count: number, { length }: Classes) => `${(100 * count) / length}%`;

/** One stripe for each class, with a gap between two. */
function stripesOf(classes: Classes): string {
  const stripes = classes.map(({ colour }, at) => {
    const end = share(at + 1, classes);
    return `${colour} ${share(at, classes)} calc(${end} - 2px), #0000 0 ${end}`;
  });
  return `linear-gradient(90deg, ${stripes.join()})`;
}
