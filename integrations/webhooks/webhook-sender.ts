export const urlFaults = ["unreadable", "notHttps", "withPassword", "port", "notPublic"] as const;
/** Why an address may not be called. */
export type UrlFault = (typeof urlFaults)[number];

export const sendFaults = ["address", "name", "connection", "certificate", "time", "answer"] as const;
/**
 * Why nothing was answered: the name leads to an address that is not public, leads nowhere, nobody listens there, the certificate is not
 * good, it took too long, or what came is no HTTP.
 */
export type SendFault = (typeof sendFaults)[number];

/** `text` is the beginning of the answer, 500 characters at most; `retryAfterSeconds` where it says so. */
export type Sent = { status: number; text: string; retryAfterSeconds: number | undefined } | { fault: SendFault };

export type Message = { url: string; headers: Readonly<Record<string, string>>; body: string; signal: AbortSignal };

/** Calls programs of others at addresses that people named (security.md S49). */
export interface WebhookSender {
  /** What can be said of an address without asking anybody; undefined where nothing speaks against it. */
  faultOf(url: string): UrlFault | undefined;
  /** One POST, no redirect followed. Throws only when `signal` is aborted. */
  send(message: Message): Promise<Sent>;
}
