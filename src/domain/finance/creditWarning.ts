/** Warning in every advertisement of a credit, letter for letter (rules/law: credit warning). */
export const CREDIT_WARNING = 'Achtung! Kreditaufnahme kostet Geld.';
