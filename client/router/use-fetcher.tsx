import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { isUnreached, PageRefusal } from "./answers.ts";
import { bodyOf, type FormProps } from "./form.tsx";
import { useRouter } from "./router.tsx";

type FetcherFormProps = Omit<FormProps, "method" | "reloadDocument" | "replace"> & { method: "post"; action: string };

/** A form inside a page. A new sending drops the earlier answer; one that does not reach the shop leaves the page unchanged. */
export function useFetcher<Answer>(): {
  state: "idle" | "submitting";
  data: Answer | undefined;
  /** The shop was not reached; until it is sent again. */
  isUnreached: boolean;
  Form: (props: FetcherFormProps) => ReactNode;
} {
  const { send } = useRouter();
  const [known, setKnown] = useState<{ state: "idle" | "submitting"; data?: Answer; isUnreached?: boolean }>({ state: "idle" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const submit = useCallback<NonNullable<FormProps["onSubmit"]>>(
    async (event) => {
      event.preventDefault();
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      setKnown(({ data }) => ({ state: "submitting", data }));
      try {
        const { action, error } = await send(event.currentTarget.getAttribute("action") ?? "", bodyOf(event), signal);
        if (signal.aborted) return;
        if (error) throw new PageRefusal(error.status, null);
        setKnown({ state: "idle", data: action?.value as Answer });
      } catch (error) {
        if (signal.aborted) return;
        setKnown(({ data }) => {
          if (!isUnreached(error)) throw error;
          return { state: "idle", data, isUnreached: true };
        });
      }
    },
    [send],
  );
  const Form = useMemo(
    () =>
      function FetcherForm(props: FetcherFormProps): ReactNode {
        return <form {...props} onSubmit={submit} />;
      },
    [submit],
  );
  return { state: known.state, data: known.data, isUnreached: known.isUnreached === true, Form };
}
