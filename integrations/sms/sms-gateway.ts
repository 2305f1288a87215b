/** Sends one text message. */
export interface SmsGateway {
  name: string;
  /** `phone` is digits, `380…`. Resolves when the gateway took the message; throws `SmsRefused` when it did not. */
  send(message: { phone: string; text: string; code: string }): Promise<void>;
}

/** The gateway did not take the message; `temporary` says whether another try may help. */
export class SmsRefused extends Error {
  readonly temporary: boolean;
  constructor(reason: string, { temporary }: { temporary: boolean }) {
    super(reason);
    this.name = "SmsRefused";
    this.temporary = temporary;
  }
}
