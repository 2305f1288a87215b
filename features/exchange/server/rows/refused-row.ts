import type { ReasonKey } from "../../reasons.messages.ts";

export class RefusedRow extends Error {
  readonly reason: ReasonKey;

  constructor(reason: ReasonKey) {
    super(reason);
    this.name = "RefusedRow";
    this.reason = reason;
  }
}

/** The rest of the row is taken. */
export type Remark = (reason: ReasonKey, said: string) => void;
