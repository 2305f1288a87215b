export const urlFaults = ["unreadable", "notHttps", "withPassword", "port", "notPublic"] as const;
/** Why an address may not be called. */
export type UrlFault = (typeof urlFaults)[number];

export const sendFaults = ["address", "name", "connection", "certificate", "time", "answer"] as const;
/** Why there is no answer: a private address, an unknown name, no listener, a bad certificate, a timeout, or no HTTP. */
export type SendFault = (typeof sendFaults)[number];

/** `text`: the first 500 characters of the answer; `retryAfterSeconds` where it names them. */
export type Sent = { status: number; text: string; retryAfterSeconds: number | undefined } | { fault: SendFault };

export type Message = { url: string; headers: Readonly<Record<string, string>>; body: string; signal: AbortSignal };

/** Calls other people's programs at addresses that people entered (security.md S49). */
export interface WebhookSender {
  /** Judges an address without a request; undefined where nothing is wrong. */
  faultOf(url: string): UrlFault | undefined;
  /** One POST, no redirect followed. Throws only when `signal` is aborted. */
  send(message: Message): Promise<Sent>;
}
