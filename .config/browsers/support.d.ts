interface Support {
  version_added?: string | boolean | null;
}

export interface Compat {
  support: Record<string, Support | Support[] | undefined>;
}

export interface Feature {
  __compat?: Compat;
  [name: string]: Feature | Compat | undefined;
}

export const data: {
  api: Record<string, Feature>;
  css: Record<'properties' | 'at-rules' | 'selectors' | 'types', Record<string, Feature>>;
};

/** Supported browsers that lack a feature: 'safari 26, firefox never'; '' if all have it. */
export function missingIn(compat: Compat | undefined): string;

/** Whether a value is a feature, not the support data of its parent. */
export function isFeature(value: Feature[string]): value is Feature;
