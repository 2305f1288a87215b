import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { PageRefusal } from "./answers.ts";
import { bodyOf, type FormProps } from "./form.tsx";
import { useWay } from "./way.tsx";

type FetcherFormProps = Omit<FormProps, "method" | "reloadDocument" | "replace"> & { method: "post"; action: string };

/** Sent again, the earlier answer is dropped. */
export function useFetcher<Answer>(): {
  state: "idle" | "submitting";
  data: Answer | undefined;
  Form: (props: FetcherFormProps) => ReactNode;
} {
  const { send } = useWay();
  const [known, setKnown] = useState<{ state: "idle" | "submitting"; data?: Answer }>({ state: "idle" });
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
        setKnown(() => {
          throw error;
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
  return { state: known.state, data: known.data, Form };
}
