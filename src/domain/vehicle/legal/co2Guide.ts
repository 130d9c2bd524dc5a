/** Annex of the Pkw-EnVKV. */
export const CO2_GUIDE_TEXT =
  'Weitere Informationen zum offiziellen Kraftstoffverbrauch und den offiziellen spezifischen CO₂-Emissionen neuer ' +
  'Personenkraftwagen können dem „Leitfaden über den Kraftstoffverbrauch, die CO₂-Emissionen und den Stromverbrauch neuer ' +
  'Personenkraftwagen“ entnommen werden, der an allen Verkaufsstellen und bei der Deutschen Automobil Treuhand GmbH (DAT), ' +
  'Hellmuth-Hirth-Straße 1, 73760 Ostfildern, sowie unter www.dat.de/co2 unentgeltlich erhältlich ist. Die Werte wurden nach dem ' +
  'vorgeschriebenen Messverfahren WLTP (Worldwide Harmonised Light Vehicles Test Procedure) ermittelt, soweit sie so bezeichnet sind.';
