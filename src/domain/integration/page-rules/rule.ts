import type { SourceTag } from '../pageSource';

/** Result of a check of a dealer's page. */
export interface PageFinding {
  /** `error`: the shop cannot work; `warning`: it may not; `ok`: as it should be. */
  level: 'error' | 'warning' | 'ok';
  /** Line of the source, from 1; absent for missing elements. */
  line?: number;
  text: string;
  remedy?: string;
}

export interface ExpectedPage {
  adminId: string;
  apiUrl: string;
  scriptOrigin: string;
}

/** Parsed source of a dealer's page, with the expected configuration. */
export interface DealerPage {
  source: string;
  tags: readonly SourceTag[];
  /** Tags of the shop's script. */
  scripts: readonly SourceTag[];
  /** Scripts that configure the shop by attributes: none if the page has a `<webshop-widget>` element. */
  configuredScripts: readonly SourceTag[];
  expected: ExpectedPage;
}

/** Checks a page; returns nothing if the page follows the rule. */
export type PageRule = (page: DealerPage) => PageFinding[];

/** Checks one tag. */
export type TagRule = (tag: SourceTag, page: DealerPage) => Omit<PageFinding, 'line'>[];

const findingsOf = (tags: readonly SourceTag[], rules: readonly TagRule[], page: DealerPage) =>
  tags.flatMap((tag) => rules.flatMap((rule) => rule(tag, page)).map((finding) => ({ line: tag.line, ...finding })));

/** Applies rules to each script that configures the shop. */
export const ofEachScript =
  (...rules: readonly TagRule[]): PageRule =>
  (page) =>
    findingsOf(page.configuredScripts, rules, page);

/** Applies rules to each tag of the page. */
export const ofEachTag =
  (...rules: readonly TagRule[]): PageRule =>
  (page) =>
    findingsOf(page.tags, rules, page);

/** Value of an attribute, trimmed; '' if it is missing. */
export const attributeOf = (tag: SourceTag, name: string): string => tag.attributes.get(name)?.trim() ?? '';
