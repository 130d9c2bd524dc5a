import { finding, type DiagnosisFinding } from '../embedding/finding';
import { stickyTrap } from '../../../embed/page/stickyParts';
import type { MountedSession } from './mountedSession';
import { nameOf } from './reach';
import { ruleOf } from './rule';

export function stickingFindings({ element, config }: MountedSession): DiagnosisFinding[] {
  const trap = element && config?.layout === 'normal' && config.mode === 'shop' ? stickyTrap(element) : undefined;
  if (trap === undefined) return [];
  const { overflowX, overflowY } = getComputedStyle(trap);
  // Of `overflow-x: hidden` alone, browsers make `overflow-y: auto`.
  const [property, value] = /visible|clip|auto/.test(overflowX) ? ['overflow-y', overflowY] : ['overflow-x', overflowX];
  const rule = ruleOf(trap, property, value);
  const text = `${nameOf(trap)} hat ${property} ${value}${rule === undefined ? '' : `, Regel „${rule}“`}: Darin läuft nichts mit, was mitlaufen soll. Seine Leisten heftet der Shop deshalb selbst ans Fenster.`;
  return [
    finding('Aussehen', 'warning', text, `Schreiben Sie dort ${property}: clip, dann läuft alles von selbst mit.`),
  ];
}
