export type ArchiveFault = "broken" | "encrypted" | "outside" | "link" | "tooLarge" | "tooMany" | "twice";

/** An archive that is not unpacked: why, and the entry it is about. */
export class RefusedArchive extends Error {
  readonly fault: ArchiveFault;
  readonly entry: string;

  constructor(fault: ArchiveFault, entry: string) {
    super(`the archive is refused: ${fault} ${entry}`);
    this.fault = fault;
    this.entry = entry;
  }
}
