import { useEffect, type ReactNode } from "react";
import { useWords } from "../../../client/locale/locale.ts";
import { useLocation } from "../../../client/router/page.ts";
import { reloadOnce } from "../../boot/reload-once.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import { ErrorPage } from "./error-screen.tsx";

/** Its code is asked for only once, so a visitor who comes back reloads. */
export const MissingScreen = (): ReactNode => <Missing as="div" />;

/** Used where the frame is gone. */
export const MissingFrame = (): ReactNode => <Missing as="main" />;

function Missing({ as }: { as: "main" | "div" }): ReactNode {
  const words = useWords(layoutMessages);
  const { pathname } = useLocation();
  useEffect(() => void reloadOnce(), [pathname]);
  return (
    <ErrorPage
      as={as}
      tab={words["err.missing"]}
      title={words["err.missing"]}
      hint={words["err.missingHint"]}
      retry={words["err.reload"]}
    />
  );
}
