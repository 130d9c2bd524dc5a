import { HOST_PROPERTIES } from '../../domain/tenant/hostProperties';
import type { HostLook } from '../../domain/tenant/theme';
import { recordOf } from '../../lib/recordOf';
import type { Host } from '../../state/environment';

/** A CSS property that takes the same values: what the browser makes of it (`1rem`: `16px`) is what the shop reads. */
const PROBES = {
  accent: 'color',
  bodyFont: 'font-family',
  headingFont: 'font-family',
  radius: 'outline-offset',
  spacing: 'flex-grow',
} as const satisfies Record<keyof HostLook, string>;

const NAMES = ['accent', 'bodyFont', 'headingFont', 'radius', 'spacing'] as const satisfies (keyof HostLook)[];

/**
 * What the page sets about the look of the shop, once at its start; computed, but not yet checked. Asks for nothing more where nothing is set.
 * @param host is told what is no value of its kind
 */
export function readHostLook(container: HTMLElement, host: Pick<Host, 'report'>): HostLook {
  const { style } = container;
  const computed = getComputedStyle(container);
  return recordOf(NAMES, (name) => {
    const property = HOST_PROPERTIES[name];
    const given = computed.getPropertyValue(property).trim();
    if (given === '') return undefined;
    const probe = PROBES[name];
    // Mixed with itself any colour, however it is written, comes out in red, green and blue.
    style.setProperty(probe, name === 'accent' ? `color-mix(in srgb, ${given}, ${given})` : given);
    const value = style.getPropertyValue(probe) === '' ? undefined : computed.getPropertyValue(probe);
    style.removeProperty(probe);
    if (value === undefined) host.report(property, `"${given}" ist hier kein gültiger Wert und wird nicht verwendet.`);
    return value;
  });
}
