import type { ReasonKey } from "../../reasons.messages.ts";

/** A row that cannot be taken at all. */
export class RefusedRow extends Error {
  readonly reason: ReasonKey;

  constructor(reason: ReasonKey) {
    super(reason);
    this.name = "RefusedRow";
    this.reason = reason;
  }
}

/** Says why a part of a row was not taken; the rest of the row is. */
export type Remark = (reason: ReasonKey, said: string) => void;
