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

/** Which of the promised browsers are too old for a feature: 'safari 26, firefox never'. Empty where all have it. */
export function missingIn(compat: Compat | undefined): string;

/** A feature, as opposed to the support of the one that it stands in. */
export function isFeature(value: Feature[string]): value is Feature;
