import { useRouteLoaderData } from "../../../../client/router/page.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { appMessages } from "./app.messages.ts";
import type { RootData } from "../root-data.ts";

const stores = [
  ["link_app_store", "App Store", "M12 4 5.5 16M12 4l6.5 12M3.5 16h17M6 19.5l1-1.8M18 19.5l-1-1.8"],
  [
    "link_google_play",
    "Google Play",
    "M6 4.2v15.6c0 .8.9 1.3 1.6.9l12-7.8c.6-.4.6-1.4 0-1.8l-12-7.8C6.9 2.9 6 3.4 6 4.2ZM6.4 3.6 15 12l-8.6 8.4",
  ],
] as const;

export function useHasApp(): boolean {
  const { settings } = useRouteLoaderData("root") as RootData;
  return stores.some(([field]) => settings[field] !== "");
}

export function AppStoreLinks() {
  const words = useWords(appMessages);
  const { settings } = useRouteLoaderData("root") as RootData;
  return (
    <ul className="flex flex-wrap gap-2">
      {stores.map(
        ([field, name, drawing]) =>
          settings[field] && (
            <li key={field}>
              <a
                href={settings[field]}
                rel="noopener"
                target="_blank"
                className="on-ink inline-flex min-h-12 items-center gap-2.5 rounded-control bg-ink-900 py-1.5 pr-5 pl-3.5 text-white hover:bg-ink-700"
              >
                <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 flex-none">
                  <path d={drawing} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
                </svg>
                <span className="label">
                  <small className="micro block font-normal">{words["app.getIn"]}</small>
                  {name}
                </span>
              </a>
            </li>
          ),
      )}
    </ul>
  );
}
