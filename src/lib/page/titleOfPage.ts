export const titleOfPage = (): string => document.title;
