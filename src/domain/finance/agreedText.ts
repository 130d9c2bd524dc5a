/** What is paid at once beside a rate: 'dazu 6.990 € am Anfang', the words of bar and order. @param amount formatted */
export const atStartText = (amount: string): string => `dazu ${amount} am\u00A0Anfang`;
