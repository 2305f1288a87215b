import { useNotify } from "react-admin";

/** Says that it copied; without https the user copies by hand. */
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
