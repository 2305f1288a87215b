import type { ReasonKey } from "../../reasons.messages.ts";

/** Another attempt will not help. */
export class UnreadableFile extends Error {
  readonly reason: ReasonKey;
  readonly line: number;
  readonly said: string;
  readonly file: string;

  constructor({ reason, file, line, said = "" }: { reason: ReasonKey; file: string; line: number; said?: string }) {
    super(`${file}:${line}: ${reason} ${said}`.trimEnd());
    this.name = "UnreadableFile";
    this.reason = reason;
    this.file = file;
    this.line = line;
    this.said = said;
  }
}
