/** Maximum size of an uploaded file (rules/admin: uploads, rules/platform-and-wire: upload boxes). */
export const MAX_UPLOAD_BYTES = 1_048_576;

/** Error message for a larger file. */
export const TOO_LARGE = 'Datei zu groß maximal 1024 KB erlaubt';
