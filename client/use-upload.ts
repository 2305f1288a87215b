import { useEffect, useRef, useState } from "react";
import { uploadRules, type UploadPurpose } from "../features/uploads/uploads.rules.ts";
import { refusalByField } from "./call-api.ts";
import { patiently, sendInParts, type SentSoFar } from "./send-in-parts.ts";

/** `making`: it is there, and made ready. `fault`: why it failed, in words. */
export type Upload = {
  name: string;
  size: number;
  percent: number;
  state: "sending" | "making" | "here" | "failed";
  id: string;
  fault: string;
};

type Options = {
  purpose: UploadPurpose;
  words: { large: string; failed: string };
  /** What is to be done with a file that is there. */
  finish?: (id: string) => Promise<unknown>;
};

/** One file, sent as soon as chosen; after a failure it goes on from where it was. Leaving the screen ends it. */
export function useUpload({ purpose, words, finish }: Options) {
  const [upload, setUpload] = useState<Upload>();
  const sending = useRef<{ file: File; so?: SentSoFar; stop: AbortController }>(undefined);
  useEffect(() => () => sending.current?.stop.abort(), []);

  const go = async (file: File, from: SentSoFar | undefined) => {
    const stop = new AbortController();
    const own = { file, ...(from ? { so: from } : {}), stop };
    sending.current = own;
    const put = (part: Partial<Upload>) => {
      if (sending.current === own) setUpload((before) => before && { ...before, ...part });
    };
    setUpload({ name: file.name, size: file.size, percent: percentOf(from?.received ?? 0, file), state: "sending", id: "", fault: "" });
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
      put({ state: "failed", fault: Object.values(refusalByField(error, words.failed))[0] ?? words.failed });
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
      setUpload({ name: file.name, size: file.size, percent: 0, state: "failed", id: "", fault: words.large });
    },
    again: () => sending.current && void go(sending.current.file, sending.current.so),
    forget,
    /** Whether trying again may help. */
    canGoOn: sending.current !== undefined,
  };
}

const percentOf = (received: number, { size }: File): number => Math.floor((received / size) * 100);
