import { useEffect, useState } from "react";
import { useNavigation } from "../../../client/router/router.tsx";

const THROTTLE_MS = 200;

/** Full after five seconds; quick navigations show nothing. */
export function RouteProgress() {
  const { state } = useNavigation();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (state === "idle") {
      setShown(false);
      return undefined;
    }
    const timer = setTimeout(() => setShown(true), THROTTLE_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return shown ? <div className="route-progress row-stripe fixed inset-x-0 top-0 z-60 h-[3px]" aria-hidden="true" /> : null;
}
