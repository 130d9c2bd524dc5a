/** 'dazu 6.990 € am Anfang', in bar and order. @param amount formatted */
export const atStartText = (amount: string): string => `dazu ${amount} am\u00A0Anfang`;
