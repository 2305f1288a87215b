import { useEffect } from "react";
import { useLocation } from "react-router";
import { useWords } from "../../../client/locale/locale.ts";
import { reloadOnce } from "../../reload-once.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import { ErrorPage } from "./error-screen.tsx";

/** In place of a screen whose code is gone. React Router asks for the code only once, so whoever comes back later reloads. */
export function MissingScreen({ isWholePage }: { isWholePage: boolean }) {
  const words = useWords(layoutMessages);
  const { pathname } = useLocation();
  useEffect(() => void reloadOnce(), [pathname]);
  return (
    <ErrorPage
      as={isWholePage ? "main" : "div"}
      tab={words["err.missing"]}
      title={words["err.missing"]}
      hint={words["err.missingHint"]}
      retry={words["err.reload"]}
    />
  );
}
