/** Files outside the save folder, chosen by a person in the shell's own dialog. */
export interface FilePort {
  /** @returns where it was written, or null if the person changed their mind */
  save(fileName: string, text: string): Promise<string | null>;
  /** @returns its text, or null if the person changed their mind @throws Error when it can't be read or is too large */
  open(limit: number): Promise<string | null>;
}
