import http from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import { addressesOfName, type Found } from "./addresses-of-name.ts";
import { isLoopback, isPublicAddress } from "./public-address.ts";
import { readBeginning } from "./read-beginning.ts";
import { urlFault } from "./url-fault.ts";
import type { Message, Sent, SendFault, WebhookSender } from "./webhook-sender.ts";

type Options = {
  /** Allows `http` and this machine, for tests; never in production. */
  isLocalAllowed: boolean;
  timeoutMs?: number;
  /** All addresses of a name. */
  addressesOf?: (host: string) => Promise<Found[]>;
};

const TIMEOUT_MS = 15_000;

class NotPublic extends Error {}
class NoAddress extends Error {}

/** Connects only to the addresses it judged, and to none if one is not public (security.md S49). Connections are not kept. */
export function openWebhookSender({ isLocalAllowed, timeoutMs = TIMEOUT_MS, addressesOf = addressesOfName }: Options): WebhookSender {
  const isAllowed = (address: string) => isPublicAddress(address) || (isLocalAllowed && isLoopback(address));
  const judged: LookupFunction = (host, { all }, answer) => {
    addressesOf(host).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isAllowed(address))) return answer(new NotPublic(host), "");
        return all ? answer(null, found) : answer(null, first.address, first.family);
      },
      (cause: unknown) => answer(new NoAddress(host, { cause }), ""),
    );
  };
  return {
    faultOf: (url) => urlFault(url, { isLocalAllowed }),
    async send(message) {
      // Node.js resolves no host that is an address, so that is judged here.
      if (urlFault(message.url, { isLocalAllowed })) return { fault: "address" };
      const time = AbortSignal.timeout(timeoutMs);
      try {
        return await post(message, { lookup: judged, signal: AbortSignal.any([time, message.signal]) });
      } catch (error) {
        message.signal.throwIfAborted();
        return { fault: time.aborted ? "time" : faultOf(error) };
      }
    },
  };
}

function post({ url, headers, body }: Message, how: { lookup: LookupFunction; signal: AbortSignal }): Promise<Sent> {
  const { request } = url.startsWith("https:") ? https : http;
  return new Promise((resolve, reject) => {
    const bytes = Buffer.from(body);
    const sending = request(
      url,
      { ...how, method: "POST", agent: false, headers: { ...headers, "Content-Length": bytes.byteLength, Connection: "close" } },
      (response) => {
        const { statusCode: status = 0, headers: answered } = response;
        const retryAfterSeconds = secondsOf(answered["retry-after"]);
        readBeginning(response)
          .then((text) => resolve({ status, text, retryAfterSeconds }), reject)
          .finally(() => sending.destroy());
      },
    );
    sending.on("error", reject);
    sending.end(bytes);
  });
}

/** `Retry-After` in seconds; a date is ignored. */
const secondsOf = (said: string | undefined): number | undefined => (said && /^\d{1,9}$/.test(said) ? Number(said) : undefined);

const byCode: Readonly<Record<string, SendFault>> = {
  ECONNREFUSED: "connection",
  ECONNRESET: "connection",
  EHOSTUNREACH: "connection",
  ENETUNREACH: "connection",
  ETIMEDOUT: "connection",
  EPIPE: "connection",
};

function faultOf(error: unknown): SendFault {
  if (error instanceof NotPublic) return "address";
  if (error instanceof NoAddress) return "name";
  // One error stands for several tried addresses.
  const first = error instanceof AggregateError ? (error.errors as unknown[])[0] : error;
  const code = first instanceof Error && "code" in first ? String(first.code) : "";
  return byCode[code] ?? (/CERT|TLS|SSL|EPROTO|SELF_SIGNED|UNABLE_TO/.test(code) ? "certificate" : "answer");
}
