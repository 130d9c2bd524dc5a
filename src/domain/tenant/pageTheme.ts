import {
  blackContrast,
  contrast,
  mix,
  pureBlack,
  readableUntil,
  textContrast,
  themeFrom,
  toChannels,
  toHex,
  white,
  type Channels,
  type ThemeProperties,
  type ThemeSettings,
} from './theme';

/** Set by the host page, as computed values; overrides the dealer's settings. */
export interface HostLook {
  /** 'color(srgb 0.1 0.2 0.3)' */
  accent?: string | undefined;
  text?: string | undefined;
  surface?: string | undefined;
  bodyFont?: string | undefined;
  headingFont?: string | undefined;
  radius?: string | undefined;
  /** '0.75' to '1.25'. */
  spacing?: string | undefined;
  /** Where the style sheets cannot read the page's own: '0px' for '0', 'initial' for what is no length. */
  gutter?: string | undefined;
  isDark?: boolean;
}

const dark = { surface: '#15181d', text: '#eef0f3' } as const;
const signs = { success: '#17693c', warning: '#7d5000' } as const;

/** '#rrggbb', blended with the ground. */
function hexOfComputed(text: string | undefined, ground: Channels): string | undefined {
  const numbers = /^color\(srgb ([^)]+)\)$/
    .exec(text ?? '')?.[1]
    ?.split(/[ /]+/)
    .map((each) => Number(each) || 0);
  if (numbers === undefined) return undefined;
  const [red = 0, green = 0, blue = 0, opacity = 1] = numbers.map((share) => Math.min(Math.max(share, 0), 1));
  return toHex(mix([red * 255, green * 255, blue * 255], opacity, ground));
}

const spaces = [4, 8, 12, 16, 24, 32, 48, 64];

/** Nothing overflows a phone, and touch targets stay apart. */
export const SPACING = { min: 0.75, max: 1.25 } as const;

function spacesOf(setting: string | undefined): ThemeProperties {
  const scale = Math.min(Math.max(Number(setting), SPACING.min), SPACING.max);
  if (!(scale > 0)) return {};
  return Object.fromEntries(spaces.map((px) => [`--space-${px}`, `${px * scale}px`]));
}

const standardGround = (isDark = false) => (isDark ? toChannels(dark.surface) : white);

/** The nearest on which black or white is readable, with all greys mixed of it. */
function surfaceOf({ surface, isDark }: HostLook): Channels {
  const standard = standardGround(isDark);
  const given = toChannels(hexOfComputed(surface, standard) ?? toHex(standard));
  const [near, text] = isDarkGround(given) ? [pureBlack, white] : [white, pureBlack];
  for (let share = 1; share > 0; share -= 0.01) {
    const moved = mix(given, share, near);
    if (contrast(moved, text) >= blackContrast) return moved;
  }
  return near;
}

const isDarkGround = (ground: Channels) => contrast(white, ground) > contrast(pureBlack, ground);

/** Those of `theme.css` are for white. */
function groundOf(ground: Channels): ThemeProperties {
  const properties: ThemeProperties = {
    '--surface': toHex(ground),
    '--scheme': isDarkGround(ground) ? 'dark' : 'light',
  };
  for (const [name, hex] of Object.entries(signs)) {
    const colour = toChannels(hex);
    const tint = mix(colour, 0.1, ground);
    properties[`--${name}`] = toHex(readableUntil(textContrast, colour, ground, () => [tint]));
    properties[`--${name}-tint`] = toHex(tint);
  }
  return properties;
}

/** The page's look goes first; colours are moved until text is readable. */
export function themeOnPage(settings: ThemeSettings, look: HostLook): ThemeProperties {
  const ground = surfaceOf(look);
  const isWhite = toHex(ground) === toHex(white);
  const theme = themeFrom(
    {
      ...settings,
      accent: hexOfComputed(look.accent, ground) ?? settings.accent,
      black: hexOfComputed(look.text, ground) ?? (isDarkGround(ground) ? dark.text : settings.black),
      radius: look.radius ?? settings.radius,
      bodyFont: look.bodyFont ?? settings.bodyFont,
      headingFont: look.headingFont ?? look.bodyFont ?? settings.headingFont,
    },
    ground,
  );
  const gutter = look.gutter !== undefined && { '--webshop-gutter': look.gutter };
  return { ...theme, ...spacesOf(look.spacing), ...gutter, ...(!isWhite && groundOf(ground)) };
}

/** To '#rrggbb', because text was not readable. */
export function movedColours(look: HostLook): { name: 'surface' | 'text'; used: string }[] {
  const ground = surfaceOf(look);
  const used = { surface: toHex(ground), text: themeOnPage({}, look)['--black'] ?? '' };
  const below = { surface: standardGround(look.isDark), text: ground };
  return (['surface', 'text'] as const).flatMap((name) => {
    const given = hexOfComputed(look[name], below[name]);
    return given === undefined || given === used[name] ? [] : [{ name, used: used[name] }];
  });
}
