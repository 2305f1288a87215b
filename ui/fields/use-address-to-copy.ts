import { useEffect, useRef, useState } from "react";
import { toast } from "../overlays/toast.tsx";

/** A path of the shop as a whole address in a field, and what copies it and says `copied`. Without https one copies by hand. */
export function useAddressToCopy(path: string, copied: string) {
  const field = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState(path);
  useEffect(() => setAddress(`${window.location.origin}${path}`), [path]);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      toast(copied);
    } catch {
      field.current?.focus();
    }
  };
  return { field, address, copy };
}
