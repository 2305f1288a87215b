import { useEffect } from "react";
import { useFormState } from "react-hook-form";

/** After a save that was refused, the first wrong field comes into sight and has the focus. */
export function useFaultInSight(): void {
  const { submitCount, isSubmitSuccessful } = useFormState();
  useEffect(() => {
    if (submitCount === 0) return;
    const fault = document.querySelector<HTMLElement>("form [aria-invalid=true]:not([aria-hidden=true]), form .Mui-error");
    fault?.scrollIntoView({ block: "center" });
    fault?.focus({ preventScroll: true });
  }, [submitCount, isSubmitSuccessful]);
}
