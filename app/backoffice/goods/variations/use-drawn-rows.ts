import { useLayoutEffect, useRef, useState } from "react";
import type { Place } from "../../../../features/variations/pasted-block.rules.ts";

/** The height in grid.css. */
const ROW_PX = 44;
const BEYOND = 12;
const NEAR_END = 40;

/** Renders only visible rows and some beyond; empty room replaces the others. */
export function useDrawnRows({ rows, onNearEnd }: { rows: number; onNearEnd: () => void }) {
  const grid = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(800);
  const from = Math.max(0, Math.min(Math.floor(top / ROW_PX) - BEYOND, rows - 1));
  const to = Math.min(rows, Math.ceil((top + height) / ROW_PX) + BEYOND);
  useLayoutEffect(() => {
    if (!body.current) return;
    body.current.style.paddingTop = `${from * ROW_PX}px`;
    body.current.style.paddingBottom = `${(rows - to) * ROW_PX}px`;
  });
  useLayoutEffect(() => {
    const place = grid.current;
    if (!place) return;
    const measure = () => setHeight(place.clientHeight);
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, []);
  // Steps of a row's height, so that React renders nothing while the same rows are visible.
  const draw = (scrolled: number) => setTop(Math.floor(scrolled / ROW_PX) * ROW_PX);
  const onScroll = () => {
    const place = grid.current;
    if (!place) return;
    draw(place.scrollTop);
    if (place.scrollTop + place.clientHeight > (rows - NEAR_END) * ROW_PX) onNearEnd();
  };
  /** Scrolls a cell into view, rendered or not. */
  const showPlace = ({ row }: Place) => {
    const place = grid.current;
    if (!place) return;
    const upper = row * ROW_PX;
    if (upper < place.scrollTop) place.scrollTop = upper;
    else if (upper + 2 * ROW_PX > place.scrollTop + place.clientHeight - ROW_PX) place.scrollTop = upper + 3 * ROW_PX - place.clientHeight;
    draw(place.scrollTop);
  };
  return { grid, body, from, to, onScroll, showPlace };
}
