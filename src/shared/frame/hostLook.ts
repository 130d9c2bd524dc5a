import { HOST_PROPERTIES } from '../../domain/tenant/hostProperties';
import { SPACING, type HostLook } from '../../domain/tenant/theme';
import { mapKeys } from '../../lib/mapKeys';
import type { Host } from '../../state/environment';

/** CSS properties that accept the same values, to read each value as the browser computes it (`1rem` becomes `16px`). */
const PROBES = {
  accent: 'color',
  bodyFont: 'font-family',
  headingFont: 'font-family',
  radius: 'outline-offset',
  spacing: 'flex-grow',
} as const satisfies Record<keyof HostLook, string>;

const NAMES = ['accent', 'bodyFont', 'headingFont', 'radius', 'spacing'] as const satisfies (keyof HostLook)[];

const isSpacing = (scale: number) => scale >= SPACING.min && scale <= SPACING.max;

/**
 * Reads the custom properties by which the page styles the shop (`HOST_PROPERTIES`), once at the start: computed values, not yet checked.
 * @param host receives a report of every invalid value
 */
export function readHostLook(container: HTMLElement, host: Pick<Host, 'report'>): HostLook {
  const { style } = container;
  const computed = getComputedStyle(container);
  return mapKeys(NAMES, (name) => {
    const property = HOST_PROPERTIES[name];
    const given = computed.getPropertyValue(property).trim();
    if (given === '') return undefined;
    const probe = PROBES[name];
    // Mixing a colour with itself makes the browser compute it as red, green and blue, whatever its notation.
    style.setProperty(probe, name === 'accent' ? `color-mix(in srgb, ${given}, ${given})` : given);
    const value = style.getPropertyValue(probe) === '' ? undefined : computed.getPropertyValue(probe);
    style.removeProperty(probe);
    if (value === undefined) host.report(property, `"${given}" ist hier kein gültiger Wert und wird nicht verwendet.`);
    else if (name === 'spacing' && !isSpacing(Number(value)))
      host.report(
        property,
        `"${given}" liegt nicht zwischen ${SPACING.min} und ${SPACING.max}; es gilt die nächste Grenze.`,
      );
    return value;
  });
}
