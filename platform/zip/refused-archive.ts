export type ArchiveFault = "broken" | "encrypted" | "outside" | "link" | "tooLarge" | "tooMany" | "twice";

export class RefusedArchive extends Error {
  readonly fault: ArchiveFault;
  readonly entry: string;

  constructor(fault: ArchiveFault, entry: string) {
    super(`the archive is refused: ${fault} ${entry}`);
    this.fault = fault;
    this.entry = entry;
  }
}
