export type StandInCallback = { url: string; headers: Record<string, string>; body: string };

export type CallbackManner = "at once" | "twice" | "kept" | "never";

export function standInCallbacks() {
  const kept: StandInCallback[] = [];
  const answers: number[] = [];
  let manner: CallbackManner = "at once";
  const send = async ({ url, headers, body }: StandInCallback): Promise<void> => {
    const response = await fetch(url, { method: "POST", headers, body }).catch(() => undefined);
    await response?.arrayBuffer();
    answers.push(response?.status ?? 0);
  };
  return {
    /** Callbacks not delivered yet, oldest first. */
    kept,
    /** The shop's HTTP statuses, in the order of sending; 0 for no answer. */
    answers,
    make: (wanted: CallbackManner) => void (manner = wanted),
    async push(callback: StandInCallback): Promise<void> {
      if (manner === "never") return;
      if (manner === "kept") return void kept.push(callback);
      await send(callback);
      if (manner === "twice") await send(callback);
    },
    async deliver(arrange: (callbacks: StandInCallback[]) => readonly StandInCallback[] = (all) => all): Promise<void> {
      for (const callback of arrange(kept.splice(0))) await send(callback);
    },
  };
}
