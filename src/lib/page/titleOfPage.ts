/** Title of the host's page as it stands. */
export const titleOfPage = (): string => document.title;
