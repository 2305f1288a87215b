import { useEffect, useRef, useState } from "react";

export type Option = { id: string; title: string; note: string };

/** The options of the newest search; undefined while its text is shorter than `from`, none after a failure. */
export function useFoundOptions(find: (text: string, signal: AbortSignal) => Promise<Option[]>, from: number) {
  const [options, setOptions] = useState<Option[] | undefined>();
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);
  const search = (typed: string) => {
    request.current?.abort();
    if (typed.trim().length < from) return setOptions(undefined);
    const controller = new AbortController();
    request.current = controller;
    find(typed, controller.signal).then(
      (found) => !controller.signal.aborted && setOptions(found),
      () => !controller.signal.aborted && setOptions([]),
    );
  };
  return { options, search };
}
