import type { FormHTMLAttributes, ReactNode, Ref, SubmitEvent } from "react";
import type { Body } from "./navigator.ts";
import { useLocation } from "./page.ts";
import { useRouter } from "./router.tsx";

export type FormProps = Omit<FormHTMLAttributes<HTMLFormElement>, "action" | "method" | "onSubmit"> & {
  /** This page by default. */
  action?: string;
  method?: "get" | "post";
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => unknown;
  replace?: boolean;
  preventScrollReset?: boolean;
  reloadDocument?: boolean;
  ref?: Ref<HTMLFormElement>;
};

/** Works without scripts too. */
export function Form({ action, method = "get", onSubmit, replace, preventScrollReset, reloadDocument, ...rest }: FormProps): ReactNode {
  const { navigate, submit } = useRouter();
  const { pathname, search } = useLocation();
  const to = action ?? pathname + search;
  return (
    <form
      {...rest}
      method={method}
      action={to}
      onSubmit={(event) => {
        onSubmit?.(event);
        if (event.defaultPrevented || reloadDocument) return;
        event.preventDefault();
        if (method === "post") return void submit(to, bodyOf(event), { replace, preventScrollReset });
        const [path = pathname] = to.split(/[?#]/);
        void navigate(`${path}?${bodyOf(event)}`, { replace, preventScrollReset });
      }}
    />
  );
}

/** Includes the pressed button, as browsers do. */
export function bodyOf({ currentTarget, nativeEvent }: SubmitEvent<HTMLFormElement>): Body {
  const { submitter = null } = nativeEvent as globalThis.SubmitEvent;
  return new URLSearchParams([...new FormData(currentTarget, submitter)].map(([name, value]) => [name, String(value)]));
}
