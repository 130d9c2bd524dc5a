import { describe, expect, it } from 'vitest';
import { movedColours, themeOnPage, type HostLook } from '../../../src/domain/tenant/pageTheme';
import { areAlike, contrastRatio, parseHexColour, themeFrom } from '../../../src/domain/tenant/theme';

const white = '#ffffff';

/** What `color-mix(in srgb, colour share, surface)` of theme.css gives, worked out apart from the code under test. */
function mixed(hex: string, share: number, surface = white): string {
  const of = (text: string, at: number) => Number.parseInt(text.slice(at, at + 2), 16);
  const channels = [1, 3, 5].map((at) => Math.round(of(hex, at) * share + of(surface, at) * (1 - share)));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const on = (text = '', ground = '') => contrastRatio(text, ground);

describe('the contrast of two colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#767676', '#ffffff', 4.542],
    ['#ff0000', '#ffffff', 3.998],
    ['#fff44f', '#ffffff', 1.147],
    ['#0f52ba', '#ffffff', 7.152],
    ['#123456', '#123456', 1],
  ])('of %s on %s is %d', (one, other, expected) => {
    expect(contrastRatio(one, other)).toBeCloseTo(expected, 3);
    expect(contrastRatio(other, one)).toBeCloseTo(expected, 3);
  });
});

it.each([
  ['#b00020', '#b3261e', true],
  ['#e30613', '#b3261e', true],
  ['#5c2112', '#b3261e', true],
  ['#ff6600', '#b3261e', false],
  ['#0f52ba', '#b3261e', false],
  ['#0f52ba', '#0f52ba', true],
])('%s and %s are alike: %s', (one, other, expected) => {
  expect(areAlike(one, other)).toBe(expected);
});

describe('a hex colour', () => {
  it.each([
    ['#0F52BA', '#0f52ba'],
    ['0f52ba', '#0f52ba'],
    ['#fa0', '#ffaa00'],
    [' #000000 ', '#000000'],
  ])('may be written %j', (text, expected) => {
    expect(parseHexColour(text)).toBe(expected);
  });

  it.each(['', '#', '#12', '#12345', '#1234567', 'red', 'rgb(0,0,0)', '#ggg', '#fff;color:red', 'url(x)'])(
    'is not %j',
    (text) => {
      expect(parseHexColour(text)).toBeUndefined();
    },
  );
});

describe('the theme of a dealer', () => {
  it('is the default theme when nothing is set', () => {
    expect(themeFrom({})).toEqual({
      '--accent': '#0f52ba',
      '--accent-hover': '#0d48a4',
      '--on-accent': '#ffffff',
      '--accent-text': '#0f52ba',
      '--black': '#12161c',
      '--error': '#b3261e',
      '--radius': '0px',
      '--font-body': "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
      '--font-heading': "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
    });
  });

  it('falls back to the default for each broken value alone', () => {
    const broken = {
      accent: 'blau',
      black: null,
      error: '#12',
      radius: '-4px',
      bodyFont: 'x;}body{}',
      headingFont: '',
    };
    expect(themeFrom(broken)).toEqual(themeFrom({}));
    expect(themeFrom({ ...broken, accent: '#E30613' })).toMatchObject({ '--accent': '#e30613', '--error': '#b3261e' });
  });

  it.each([
    '#FFF44F',
    '#FFFFFF',
    '#000000',
    '#E30613',
    '#00B140',
    '#FF7A00',
    '#777777',
    '#0b5cad',
    '#7FDBFF',
    '#fefefe',
  ])('can be read with the accent %s', (accent) => {
    const theme = themeFrom({ accent });
    expect(on(theme['--on-accent'], theme['--accent'])).toBeGreaterThanOrEqual(4.5);
    expect(on(theme['--on-accent'], theme['--accent-hover'])).toBeGreaterThanOrEqual(4.5);
    expect(on(theme['--accent-text'], white)).toBeGreaterThanOrEqual(4.5);
    expect(on(theme['--accent-text'], mixed(accent.toLowerCase(), 0.12))).toBeGreaterThanOrEqual(4.5);
    expect(on(theme['--accent-text'], mixed(theme['--black'] ?? '', 0.03))).toBeGreaterThanOrEqual(4.5);
    expect(theme['--accent-hover']).not.toBe(theme['--accent']);
  });

  it('keeps lemon yellow on surfaces, with dark text on it, and darkens it only for text', () => {
    expect(themeFrom({ accent: '#FFF44F' })).toMatchObject({ '--accent': '#fff44f', '--on-accent': '#12161c' });
    expect(on(themeFrom({ accent: '#FFF44F' })['--accent-text'], white)).toBeLessThan(5);
  });

  it.each(['#FF0000', '#FFC0CB', '#000000', '#B3261E'])('can show errors in %s', (error) => {
    const text = themeFrom({ error })['--error'] ?? '';
    expect(contrastRatio(text, white)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(text, mixed(error.toLowerCase(), 0.07))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['#FFFFFF', '#777777', '#333333', '#000000', '#1B2A41'])(
    'has quiet text and field borders that are seen with the black %s',
    (black) => {
      const dark = themeFrom({ black })['--black'] ?? '';
      expect(contrastRatio(mixed(dark, 0.7), white)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(mixed(dark, 0.7), mixed(dark, 0.07))).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(mixed(dark, 0.55), white)).toBeGreaterThanOrEqual(3);
    },
  );

  it.each([
    ['12px', '12px'],
    ['0', '0px'],
    ['9999px', '9999px'],
    ['12000px', '9999px'],
    ['7.5px', '7.5px'],
    ['1rem', '0px'],
    ['calc(1px)', '0px'],
    ['', '0px'],
  ])('reads the radius %j as %s', (radius, expected) => {
    expect(themeFrom({ radius })['--radius']).toBe(expected);
  });

  it.each([
    ['Inter', "'Inter', system-ui"],
    ['"Source Sans 3", serif', "'Source Sans 3', serif, system-ui"],
    ["'Müller Grotesk'", "'Müller Grotesk', system-ui"],
    ["x'; background: url(//evil)", 'system-ui'],
    ['expression(alert(1))', 'system-ui'],
  ])('reads the font %j without letting anything else in', (bodyFont, expected) => {
    const theme = themeFrom({ bodyFont });
    expect(theme['--font-body']?.startsWith(expected)).toBe(true);
    expect(theme['--font-body']).not.toMatch(/[;(){}]/);
    expect(theme['--font-heading']).toBe(theme['--font-body']);
  });

  it('has a font of its own for headings where one is set', () => {
    expect(themeFrom({ bodyFont: 'Inter', headingFont: 'Sora' })['--font-heading']).toMatch(/^'Sora', system-ui/);
  });
});

describe('what the page sets about the look', () => {
  const settings = { accent: '#E30613', radius: '8px', bodyFont: 'Inter', headingFont: 'Sora' };
  const themeOn = (look: HostLook) => themeOnPage(settings, look);

  it('changes nothing where it is nothing', () => {
    expect(themeOn({})).toEqual(themeFrom(settings));
  });

  it.each([
    ['color(srgb 1 0.956863 0.309804)', '#fff44f'],
    ['color(srgb 0.4 0.2 0.6 / 0.5)', '#b399cc'],
    ['color(srgb 1.2 -0.1 none)', '#ff0000'],
    ['color(display-p3 1 0 0)', '#e30613'],
    ['red', '#e30613'],
    ['color(srgb 0 0 0);x:url(//evil)', '#e30613'],
  ])('reads the accent %s as %s', (accent, expected) => {
    expect(themeOn({ accent })['--accent']).toBe(expected);
  });

  it('can be read on its accent', () => {
    const theme = themeOn({ accent: 'color(srgb 1 0.956863 0.309804)' });
    expect(on(theme['--on-accent'], theme['--accent'])).toBeGreaterThanOrEqual(4.5);
    expect(on(theme['--accent-text'], white)).toBeGreaterThanOrEqual(4.5);
  });

  it('goes before the dealer’s setting, and a font without one for headings is theirs, too', () => {
    expect(themeOn({ radius: '16px' })['--radius']).toBe('16px');
    const one = themeOn({ bodyFont: 'Lato' });
    expect([one['--font-body'], one['--font-heading']]).toEqual([
      expect.stringMatching(/^'Lato'/),
      expect.stringMatching(/^'Lato'/),
    ]);
    const heading = themeOn({ headingFont: 'Lato' });
    expect([heading['--font-body'], heading['--font-heading']]).toEqual([
      expect.stringMatching(/^'Inter'/),
      expect.stringMatching(/^'Lato'/),
    ]);
  });

  it.each([
    ['0.9', '14.4px'],
    ['3', '20px'],
    ['0', '12px'],
    ['viel', undefined],
    [undefined, undefined],
  ])('scales the distances by %s within limits', (spacing, expected) => {
    expect(themeOn({ spacing })['--space-16']).toBe(expected);
  });
});

/** 'color(srgb …)' as browsers compute it. */
const computed = (hex: string) =>
  `color(srgb ${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255).join(' ')})`;

// rules/embedding: text and surface of the page.
describe('a page that is not white', () => {
  const SURFACES = [
    '#000000',
    '#15181d',
    '#102a43',
    '#3b0a45',
    '#777777',
    '#888888',
    '#ff0000',
    '#ffff00',
    '#f5efe0',
    '#ffffff',
  ];
  const TEXTS = [undefined, '#000000', '#ffffff', '#808080', '#ff00ff'];
  const ACCENTS = ['#fff44f', '#0f52ba', '#000000', '#ffffff', '#e30613'];
  const CASES = SURFACES.flatMap((surface) =>
    TEXTS.flatMap((text) => ACCENTS.map((accent) => [surface, text, accent] as const)),
  );

  it.each(CASES)('has readable text on the surface %s with the text %s and the accent %s', (surface, text, accent) => {
    const theme = themeOnPage({ accent, error: accent }, { surface: computed(surface), text: text && computed(text) });
    const value = (name: string) =>
      theme[`--${name}`] ??
      { surface: white, success: '#17693c', 'success-tint': '#eef7f1', warning: '#7d5000', 'warning-tint': '#fff7e5' }[
        name
      ] ??
      '';
    const ground = value('surface');
    expect(on(value('black'), ground)).toBeGreaterThanOrEqual(13.9);
    expect(on(mixed(value('black'), 0.7, ground), ground)).toBeGreaterThanOrEqual(4.5);
    expect(on(mixed(value('black'), 0.7, ground), mixed(value('black'), 0.07, ground))).toBeGreaterThanOrEqual(4.5);
    expect(on(mixed(value('black'), 0.55, ground), ground)).toBeGreaterThanOrEqual(3);
    expect(on(value('on-accent'), value('accent'))).toBeGreaterThanOrEqual(4.5);
    expect(on(value('on-accent'), value('accent-hover'))).toBeGreaterThanOrEqual(4.5);
    for (const share of [0, 0.06, 0.12])
      expect(on(value('accent-text'), mixed(accent, share, ground))).toBeGreaterThanOrEqual(4.5);
    for (const name of ['error', 'success', 'warning']) expect(on(value(name), ground)).toBeGreaterThanOrEqual(4.5);
    for (const name of ['success', 'warning'])
      expect(on(value(name), value(`${name}-tint`))).toBeGreaterThanOrEqual(4.5);
    expect(on(value('error'), mixed(value('error'), 0.07, ground))).toBeGreaterThanOrEqual(4.5);
  });

  it('has a dark set of its own, and keeps the dealer’s colours in it', () => {
    expect(themeOnPage({ accent: '#e30613' }, { isDark: true })).toMatchObject({
      '--surface': '#15181d',
      '--scheme': 'dark',
      '--accent': '#e30613',
      '--black': '#eef0f3',
    });
    expect(themeOnPage({}, { isDark: false })).toEqual(themeFrom({}));
  });

  it.each([
    [
      { isDark: true, surface: 'color(srgb 0 0 0 / 0)' },
      { '--surface': '#15181d', '--black': '#eef0f3' },
    ],
    [{ isDark: true, surface: 'color(srgb 1 1 1 / 0.05)' }, { '--surface': '#212428' }],
    [{ isDark: true, text: 'color(srgb 1 1 1 / 0.9)' }, { '--black': '#e8e8e8' }],
    [
      { surface: 'color(srgb 0 0 0 / 0.9)', text: 'color(srgb 1 1 1 / 0.95)' },
      { '--surface': '#191919', '--black': '#f4f4f4' },
    ],
  ])('lets what lies below show through the transparent colours of %j', (look, expected) => {
    expect(themeOnPage({}, look)).toMatchObject(expected);
    expect(movedColours(look)).toEqual([]);
  });

  it.each([
    [{ accent: 'color(srgb 1 0 0 / 0)' }, '#12161c'],
    [{ accent: computed('#fffdf5') }, '#12161c'],
    [{ isDark: true, accent: 'color(srgb 1 0 0 / 0)' }, '#eef0f3'],
    [{ accent: computed('#fff44f'), surface: computed('#fff44f'), text: computed('#000000') }, '#000000'],
    [{ accent: computed('#333333'), surface: computed('#333333') }, '#fdfefe'],
    // Seen on white by their hue.
    [{ accent: computed('#fff44f') }, '#fff44f'],
    [{ accent: computed('#ffff00') }, '#ffff00'],
  ])('fills buttons with the text’s colour if the accent of %j is not seen on the surface', (look, expected) => {
    expect(themeOnPage({}, look)['--accent']).toBe(expected);
  });

  it.each([
    [{ surface: computed('#101418'), text: computed('#ffffff') }, []],
    [{ surface: computed('#777777') }, ['surface']],
    [{ text: computed('#cccccc') }, ['text']],
    [{ isDark: true, text: computed('#222222') }, ['text']],
  ])('says of %j which colours were moved', (look, expected) => {
    expect(movedColours(look).map(({ name }) => name)).toEqual(expected);
  });
});
