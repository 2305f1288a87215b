import { useEffect, useRef, useState } from "react";
import { uploadRules, type UploadPurpose } from "../uploads.rules.ts";
import { ApiRefusal, refusalByField } from "../../../client/call-api.ts";
import { patiently, sendInParts, type SentSoFar } from "./send-in-parts.ts";

/** `making`: received, being processed. `fault`: why it failed, in words; `canGoOn`: a retry may help. */
export type Upload = {
  name: string;
  size: number;
  percent: number;
  state: "sending" | "making" | "here" | "failed";
  id: string;
  fault: string;
  canGoOn: boolean;
};

type Options = {
  purpose: UploadPurpose;
  words: { large: string; failed: string };
  finish?: (id: string) => Promise<unknown>;
};

/** Sends one file as soon as it is chosen and resumes after a failure. Leaving the screen ends it. */
export function useUpload({ purpose, words, finish }: Options) {
  const [upload, setUpload] = useState<Upload>();
  const sending = useRef<{ file: File; so?: SentSoFar; stop: AbortController }>(undefined);
  useEffect(() => () => sending.current?.stop.abort(), []);

  const go = async (file: File, from: SentSoFar | undefined) => {
    const stop = new AbortController();
    const own = { file, ...(from ? { so: from } : {}), stop };
    sending.current = own;
    const put = (part: Partial<Upload>) => {
      if (sending.current?.stop === stop) setUpload((before) => before && { ...before, ...part });
    };
    setUpload({
      name: file.name,
      size: file.size,
      percent: percentOf(from?.received ?? 0, file),
      state: "sending",
      id: "",
      fault: "",
      canGoOn: true,
    });
    try {
      const onProgress = (so: SentSoFar) => {
        sending.current = Object.assign(own, { so });
        put({ percent: percentOf(so.received, file) });
      };
      const id = await sendInParts(file, { purpose, from, onProgress, signal: stop.signal });
      put({ state: "making" });
      if (finish) await patiently(stop.signal, () => finish(id));
      put({ state: "here", id });
    } catch (error) {
      const { status } = error instanceof ApiRefusal ? error : { status: 0 };
      // The shop has deleted it, so sending starts again.
      if (status === 404) sending.current = { file, stop };
      const [fault = words.failed] = Object.values(refusalByField(error, words.failed));
      put({ state: "failed", fault, canGoOn: status !== 422 });
    }
  };
  const forget = () => {
    sending.current?.stop.abort();
    sending.current = undefined;
    setUpload(undefined);
  };
  return {
    upload,
    add: (file: File) => {
      forget();
      if (file.size <= uploadRules[purpose].largest) return void go(file, undefined);
      setUpload({ name: file.name, size: file.size, percent: 0, state: "failed", id: "", fault: words.large, canGoOn: false });
    },
    again: () => sending.current && void go(sending.current.file, sending.current.so),
    forget,
  };
}

const percentOf = (received: number, { size }: File): number => Math.floor((received / size) * 100);
