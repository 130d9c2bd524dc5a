const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;

/** Pictures of the same size as the drawn ones that cost a browser next to nothing: for tests that do not look at them. */
export const PLAIN_VEHICLE = svg(
  800,
  600,
  '<rect width="800" height="600" fill="#e4e8ec"/><path d="M60 420v-90l140-30 100-90h220l90 90 130 30v90Z" fill="#5a6672"/>',
);
export const PLAIN_HEADER = svg(
  1920,
  560,
  '<rect width="1920" height="560" fill="#dfe5ea"/><rect y="370" width="1920" height="190" fill="#b4bec8"/>',
);
