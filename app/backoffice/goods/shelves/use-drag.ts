import { useEffect, useState, type PointerEvent } from "react";

type Dragged<Row extends number> = { id: Row; x: number; y: number; over: string | undefined };

/** Drag and drop by any pointer onto `data-drop`; a finger needs `data-grip`, so that the page scrolls. Escape cancels. */
export function useDrag<Row extends number>(onDrop: (id: Row, target: string) => void) {
  const [dragged, setDragged] = useState<Dragged<Row>>();
  const isDragging = dragged !== undefined;
  useEffect(() => {
    if (!isDragging) return undefined;
    const letGo = (event: KeyboardEvent) => {
      if (event.key === "Escape") setDragged(undefined);
    };
    window.addEventListener("keydown", letGo);
    return () => window.removeEventListener("keydown", letGo);
  }, [isDragging]);
  const handleOf = (id: Row) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isByGrip = event.target instanceof Element && event.target.closest("[data-grip]") !== null;
      if (event.button !== 0 || (event.pointerType !== "mouse" && !isByGrip)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged({ id, x: event.clientX, y: event.clientY, over: undefined });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (isDragging) setDragged({ id, x: event.clientX, y: event.clientY, over: targetAt(event.clientX, event.clientY) });
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const target = isDragging ? targetAt(event.clientX, event.clientY) : undefined;
      setDragged(undefined);
      if (target !== undefined) onDrop(id, target);
    },
    onPointerCancel: () => setDragged(undefined),
  });
  return { dragged, handleOf };
}

/** The dragged element ignores pointer events. */
const targetAt = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]")?.dataset["drop"];
