/** A change that can be taken back for a while. */
export interface UndoOffer {
  id: number;
  /** '„Fußmatten“ gelöscht' */
  text: string;
  /** Takes the change back; rejects if that fails. */
  run: () => Promise<void>;
}
