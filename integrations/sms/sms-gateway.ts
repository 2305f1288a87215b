/** Sends one text message. */
export interface SmsGateway {
  name: string;
  /** `phone` is digits, `380…`. Resolves when the gateway took the message; throws when it did not. */
  send(message: { phone: string; text: string; code: string }): Promise<void>;
}
