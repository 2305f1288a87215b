import { useId, useState } from "react";

export type SizeQuestion = {
  id: string;
  isAsked: boolean;
  ask: () => void;
};

export function useSizeQuestion(): SizeQuestion {
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const ask = () => {
    setAsked(true);
    const sizes = document.getElementById(id);
    sizes?.scrollIntoView({ block: "center", behavior: "smooth" });
    const radios = [...(sizes?.querySelectorAll<HTMLElement>("[role=radio]") ?? [])];
    (radios.find((one) => !one.hasAttribute("data-out")) ?? radios[0])?.focus({ preventScroll: true });
  };
  return { id, isAsked, ask };
}
