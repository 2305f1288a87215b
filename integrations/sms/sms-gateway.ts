export interface SmsGateway {
  name: string;
  /** `phone` is digits `380…`, `code` empty for none. Throws `SmsRefused` when certainly not accepted; any other error leaves it open. */
  send(message: { phone: string; text: string; code: string }): Promise<void>;
}

/** The gateway did not accept; `temporary` allows a retry. The reason holds no phone and no text. */
export class SmsRefused extends Error {
  readonly temporary: boolean;
  constructor(reason: string, { temporary }: { temporary: boolean }) {
    super(reason);
    this.name = "SmsRefused";
    this.temporary = temporary;
  }
}

/** True for any copy of this module, as pages are bundled separately. */
export const isSmsRefused = (error: unknown): error is SmsRefused => error instanceof Error && error.name === "SmsRefused";
