/** Sends one text message. */
export interface SmsGateway {
  name: string;
  /**
   * `phone` is digits, `380…`; `code` is empty where the text carries none. Resolves when the gateway took the message. Throws `SmsRefused` when it surely did not;
   * any other error means that nobody knows, and the message may still arrive.
   */
  send(message: { phone: string; text: string; code: string }): Promise<void>;
}

/** The gateway did not take the message; `temporary` says whether another try may help. The reason names no phone and no text. */
export class SmsRefused extends Error {
  readonly temporary: boolean;
  constructor(reason: string, { temporary }: { temporary: boolean }) {
    super(reason);
    this.name = "SmsRefused";
    this.temporary = temporary;
  }
}

/** True also for one thrown by another copy of this module (pages are bundled apart). */
export const isSmsRefused = (error: unknown): error is SmsRefused => error instanceof Error && error.name === "SmsRefused";
