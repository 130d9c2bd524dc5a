import type { SourceTag } from '../pageSource';

/** Something that was found in a dealer's page. */
export interface PageFinding {
  /** `error`: the shop cannot work; `warning`: it may not; `ok`: as it should be. */
  level: 'error' | 'warning' | 'ok';
  /** Line of the source, from 1; none for what is missing. */
  line?: number;
  text: string;
  /** What to do about it. */
  remedy?: string;
}

export interface ExpectedPage {
  adminId: string;
  apiUrl: string;
  /** Origins that the shop asks for: of the script and of the platform. */
  scriptOrigin: string;
}

/** A dealer's page as the rules see it. */
export interface DealerPage {
  source: string;
  tags: readonly SourceTag[];
  /** Tags of the shop's script. */
  scripts: readonly SourceTag[];
  /** Those of them whose attributes count: none where an element of its own carries the attributes. */
  configuredScripts: readonly SourceTag[];
  expected: ExpectedPage;
}

/** What one rule says of a page; nothing where the page keeps it. */
export type PageRule = (page: DealerPage) => PageFinding[];

/** What one rule says of one tag. */
export type TagRule = (tag: SourceTag, page: DealerPage) => Omit<PageFinding, 'line'>[];

const findingsOf = (tags: readonly SourceTag[], rules: readonly TagRule[], page: DealerPage) =>
  tags.flatMap((tag) => rules.flatMap((rule) => rule(tag, page)).map((finding) => ({ line: tag.line, ...finding })));

/** Rules for each script tag that carries attributes of the shop. */
export const ofEachScript =
  (...rules: readonly TagRule[]): PageRule =>
  (page) =>
    findingsOf(page.configuredScripts, rules, page);

/** Rules for each tag of the page. */
export const ofEachTag =
  (...rules: readonly TagRule[]): PageRule =>
  (page) =>
    findingsOf(page.tags, rules, page);

/** Value of an attribute, trimmed; '' where it is not there. */
export const attributeOf = (tag: SourceTag, name: string): string => tag.attributes.get(name)?.trim() ?? '';
