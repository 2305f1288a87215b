import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { reloadOnce } from "./reload-once.ts";

// Every import of later code that fails, whoever asked for it.
window.addEventListener("vite:preloadError", () => reloadOnce());

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
