import { describe, expect, it } from 'vitest';
import { slug } from '../../../../src/domain/vehicle/text/address';

describe('the readable part of an address', () => {
  it.each([
    ['VOLKSWAGEN', 'volkswagen'],
    ['Golf VIII 2.0 TDI', 'golf-viii-20-tdi'],
    ['München', 'muenchen'],
    ['Größe Öl Übel', 'groesse-oel-uebel'],
    ['ŠKODA Citroën', 'skoda-citroen'],
    ['Caddy/Maxi', 'caddy-maxi'],
    ['Style + LED  (Navi) & 4x4', 'style-led-navi-4x4'],
    ['GW_1042', 'gw-1042'],
    ['<script>', 'script'],
    ['../..', ''],
    ['', ''],
  ])('writes "%s" as "%s"', (text, expected) => {
    expect(slug(text)).toBe(expected);
  });
});
