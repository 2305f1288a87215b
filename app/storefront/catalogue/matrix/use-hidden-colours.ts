import { useEffect, useState, type RefObject } from "react";

/** Columns hidden under the sums; `[data-colour]` marks their heads. */
export function useHiddenColours(box: RefObject<HTMLElement | null>): { hidden: number; showMore: () => void } {
  const [hidden, setHidden] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const count = () => setHidden(hiddenIn(element));
    const observer = new ResizeObserver(count);
    observer.observe(element);
    element.addEventListener("scroll", count, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", count);
    };
  }, [box]);
  const showMore = () => box.current?.scrollBy({ left: box.current.clientWidth / 2, behavior: "smooth" });
  return { hidden, showMore };
}

function hiddenIn(box: HTMLElement): number {
  const sums = box.querySelector("[data-sums]")?.getBoundingClientRect();
  const edge = sums?.left ?? box.getBoundingClientRect().right;
  const heads = [...box.querySelectorAll("[data-colour]")];
  return heads.filter((head) => middleOf(head) > edge).length;
}

function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}
