import { useEffect, useRef } from "react";

const FREE_PIXELS = 160;

/** Never hides while it has the focus. */
export function useHideOnScroll() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const header = ref.current;
      if (!header) return;
      const isDown = window.scrollY > last && window.scrollY > FREE_PIXELS && !header.contains(document.activeElement);
      header.classList.toggle("-translate-y-full", isDown);
      last = window.scrollY;
    };
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, []);
  return ref;
}
