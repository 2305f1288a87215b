import { useEffect, useRef, useState } from "react";
import { toast } from "../overlays/toast.tsx";

/** A path's whole address in a field, and a function that copies it. Without https the user copies by hand. */
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
