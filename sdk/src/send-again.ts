export type Patience = {
  /** How often one call is sent at most; 4 by default. */
  tries?: number;
  /** The longest wait the shop may ask for; after a longer one the refusal is handed on. 15 by default. */
  longestWaitSeconds?: number;
};

const FIRST_PAUSE_MS = 500;

/**
 * Sends a call again that the shop had no time for (503), refused as too often (429) or that got no answer, after the seconds of Retry-After:
 * calls that read, and those under an Idempotency-Key, which the shop does once. Others are handed on at once: nobody knows whether they were done.
 */
export function sendAgain(send: (request: Request) => Promise<Response>, { tries = 4, longestWaitSeconds = 15 }: Patience = {}) {
  return async (request: Request): Promise<Response> => {
    const most = request.method === "GET" || request.headers.has("Idempotency-Key") ? tries : 1;
    for (let tried = 1; ; tried += 1) {
      const isLast = tried >= most;
      const answer = await send(isLast ? request : request.clone()).catch((error: unknown) => {
        if (isLast || request.signal.aborted) throw error;
        return undefined;
      });
      if (answer && (isLast || (answer.status !== 503 && answer.status !== 429))) return answer;
      const asked = Number(answer?.headers.get("Retry-After"));
      if (answer && asked > longestWaitSeconds) return answer;
      await pause(asked > 0 ? asked * 1_000 : FIRST_PAUSE_MS * 2 ** (tried - 1), request.signal);
    }
  };
}

/** Throws the signal's reason when it is aborted meanwhile. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", onAbort);
      resolve();
    }, ms);
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    signal?.addEventListener("abort", onAbort, { once: true });
    return undefined;
  });
}
