import { ROOM } from '../snippet';
import type { SourceTag } from '../pageSource';
import { attributeOf, type PageFinding, type PageRule } from './rule';

/** Whether a simple selector finds something in the source; `undefined` where it is not simple. */
function isTargetThere(selector: string, tags: readonly SourceTag[]): boolean | undefined {
  const id = /^#([\w-]+)$/.exec(selector)?.[1];
  if (id !== undefined) return tags.some((tag) => attributeOf(tag, 'id') === id);
  const name = /^\.([\w-]+)$/.exec(selector)?.[1];
  if (name !== undefined) return tags.some((tag) => attributeOf(tag, 'class').split(/\s+/).includes(name));
  return /^[a-z]+$/i.test(selector) ? tags.some((tag) => tag.name === selector.toLowerCase()) : undefined;
}

const usedTwice = (line: number, before: number): PageFinding => ({
  level: 'warning',
  line,
  text: `Das Skript steht zweimal mit demselben Ziel auf der Seite (zuerst in Zeile ${before}).`,
  remedy: 'Entfernen Sie eines davon.',
});

const missing = (line: number, target: string): PageFinding => ({
  level: 'error',
  line,
  text: `Das Ziel „${target}“ gibt es im Quelltext nicht.`,
  remedy: `Fügen Sie es ein${target.startsWith('#') ? `: <div id="${target.slice(1)}" style="${ROOM}"></div>` : ''}. Entsteht es erst durch ein Skript, wartet der Shop 10 Sekunden darauf.`,
});

/** Each script has a target of its own, and it is in the page. */
export const targetsAreThere: PageRule = ({ configuredScripts, tags }) => {
  const seen = new Map<string, number>();
  return configuredScripts.flatMap((tag) => {
    const target = attributeOf(tag, 'data-target');
    const key = target || `line ${tag.line}`;
    const before = seen.get(key);
    seen.set(key, before ?? tag.line);
    if (before !== undefined) return [usedTwice(tag.line, before)];
    return target === '' || isTargetThere(target, tags) !== false ? [] : [missing(tag.line, target)];
  });
};
