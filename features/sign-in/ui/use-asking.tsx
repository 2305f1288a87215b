import { useState, type ReactNode } from "react";
import { ApiRefusal } from "../../../client/call-api.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { signInMessages } from "../sign-in.messages.ts";
import { askForCode, type StartAnswer } from "./ask-for-code.ts";
import { refusalText } from "./refusal-text.ts";

type Asking = {
  busy: boolean;
  error: string;
  forgetError: () => void;
  note: ReactNode;
  ask: (phone: string, wanted: "code or PIN" | "code") => Promise<{ answer: StartAnswer } | { retryAfter: number | undefined }>;
};

export function useAsking(suffix: string): Asking {
  const words = useWords(signInMessages);
  const [state, setState] = useState<"idle" | "asking" | "proving">("idle");
  const [error, setError] = useState("");
  return {
    busy: state !== "idle",
    error,
    forgetError: () => setError(""),
    note: (
      <p role="status" className={state === "proving" ? "body-s rounded-control bg-marigold-100 px-3.5 py-2.5" : "sr-only"}>
        {state === "proving" && words["auth.proving"]}
      </p>
    ),
    ask: async (phone, wanted) => {
      setError("");
      setState("asking");
      try {
        return { answer: await askForCode({ phone, suffix, wanted, onProving: () => setState("proving") }) };
      } catch (refusal) {
        setError(refusalText(refusal, "phone", words));
        return { retryAfter: refusal instanceof ApiRefusal ? refusal.retryAfterSeconds : undefined };
      } finally {
        setState("idle");
      }
    },
  };
}
