import { useNotify } from "react-admin";

/** Copies a text and says so; without https one copies by hand. */
export function useCopy({ copied, byHand }: { copied: string; byHand: string }): (text: string) => Promise<void> {
  const notify = useNotify();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notify(copied, { type: "success" });
    } catch {
      notify(byHand, { type: "info" });
    }
  };
}
