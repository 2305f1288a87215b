import type { beginUpload, uploadPart } from "../uploads.contract.ts";
import type { UploadPurpose } from "../uploads.rules.ts";
import { ApiRefusal, callApi } from "../../../client/call-api.ts";

export type SentSoFar = { id: string; partSize: number; received: number };
type Sending = { purpose: UploadPurpose; from: SentSoFar | undefined; onProgress: (so: SentSoFar) => void; signal: AbortSignal };

const TRIES = 5;
const FIRST_PAUSE_MS = 1_000;

/** Sends the rest of a file and answers its id; retries on a lost connection or a busy shop. Throws `ApiRefusal`. */
export async function sendInParts(file: File, { purpose, from, onProgress, signal }: Sending): Promise<string> {
  const so = from ?? {
    ...(await callApi<typeof beginUpload>("POST", "/api/begin-upload", { purpose, name: file.name, size: file.size }, { signal })),
    received: 0,
  };
  onProgress(so);
  while (so.received < file.size) {
    const part = await base64Of(file.slice(so.received, so.received + so.partSize));
    const { received } = await patiently(signal, () =>
      callApi<typeof uploadPart>("POST", "/api/upload-part", { id: so.id, from: so.received, part }, { signal }),
    );
    so.received = received;
    onProgress({ ...so });
  }
  return so.id;
}

/** Retries with growing pauses while the shop is out of reach or busy. */
export async function patiently<Answer>(signal: AbortSignal, call: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      const mayPass = error instanceof ApiRefusal && (error.status === 0 || error.status === 503);
      if (!mayPass || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** (tries - 1)));
      signal.throwIfAborted();
    }
  }
}

function base64Of(part: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result).slice(String(reader.result).indexOf(",") + 1)));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("the file cannot be read")));
    reader.readAsDataURL(part);
  });
}
