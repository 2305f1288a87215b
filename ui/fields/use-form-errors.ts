import { useEffect, useId, useRef, useState, type FocusEvent } from "react";

type Errors<Name extends string> = Readonly<Partial<Record<Name | "form", string | undefined>>>;
export type Problem = { id: string; label: string; error: string };

/** Fields are checked on leaving and on sending; typing clears an error. Server errors of unknown fields go to `form`. */
export function useFormErrors<Name extends string>({
  labels,
  check,
  first = {},
}: {
  labels: Readonly<Record<Name, string>>;
  check: () => Errors<Name>;
  /** Errors of a form sent without scripts. */
  first?: Readonly<Record<string, string>>;
}) {
  const base = useId();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(() => placed(first, labels));
  const [told, setTold] = useState(() => namesOf(errors, labels));
  useEffect(() => {
    if (told.length > 0) form.current?.querySelector<HTMLElement>(told.length > 1 ? "[data-summary]" : INVALID)?.focus();
  }, [told]);
  const problems: Problem[] = told.flatMap((name) => {
    const error = told.length > 1 && errors[name];
    return error ? [{ id: base + name, label: labels[name], error }] : [];
  });
  const leave = (name: Name, { currentTarget, relatedTarget }: FocusEvent) => {
    // A message here would move the pressed button away.
    if (!document.hasFocus() || isPressed(relatedTarget) || currentTarget.contains(relatedTarget)) return;
    const error = check()[name];
    if (error) setErrors((before) => ({ ...before, [name]: error }));
  };
  return {
    form,
    problems,
    formError: errors.form,
    field: (name: Name) => ({
      id: base + name,
      name,
      label: labels[name],
      error: errors[name],
      onBlur: (event: FocusEvent) => leave(name, event),
    }),
    clear: (names: readonly string[]) =>
      setErrors((before) => ({ ...before, ...Object.fromEntries([...names, "form"].map((name) => [name, undefined])) })),
    refuse: (found: Readonly<Record<string, string | undefined>>): boolean => {
      const next = placed(found, labels);
      setErrors(next);
      setTold(namesOf(next, labels));
      return Object.keys(next).length > 0;
    },
  };
}

const INVALID = ":is(input, textarea)[aria-invalid=true], fieldset[aria-invalid=true] input";

function placed<Name extends string>(
  found: Readonly<Record<string, string | undefined>>,
  labels: Readonly<Record<Name, string>>,
): Errors<Name> {
  const next: Record<string, string> = {};
  for (const [name, error] of Object.entries(found)) if (error) next[name in labels ? name : "form"] = error;
  return next as Errors<Name>;
}

const namesOf = <Name extends string>(errors: Errors<Name>, labels: Readonly<Record<Name, string>>): Name[] =>
  (Object.keys(labels) as Name[]).filter((name) => errors[name]);

const isPressed = (target: EventTarget | null): boolean => target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;
