import Phone from "lucide-react/icons/phone";
import { TabTitle } from "../../../client/router/tab-title.tsx";
import { useEffect, type ReactNode } from "react";
import { isPageRefusal, UNREACHED } from "../../../client/router/answers.ts";
import { useLocation, useRouteError, useRouteLoaderData } from "../../../client/router/page.ts";
import { useRevalidator } from "../../../client/router/router.tsx";
import { genders } from "../../../features/catalogue/words/genders.ts";
import { formatPhone } from "../../../platform/phone.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { pathIn, useLocale, useWords } from "../../../client/locale/locale.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import type { RootData } from "../layout/root-data.ts";
import { WaysOn } from "./ways-on.tsx";

/** 404, 410, 429 and 503 have words of their own; any other status shows its code and message (specification §2, error pages). */
export function ErrorBoundary() {
  return <ErrorScreen as="main" />;
}

/** Without `main`, for frames that have their own. */
export function ErrorScreen({ as }: { as: "main" | "div" }) {
  const status = useErrorStatus();
  const words = useWords(layoutMessages);
  const [title = "", hint = ""] = {
    404: [words["err.404"], words["err.404short"]],
    410: [words["err.410"], words["err.410hint"]],
    429: [words["err.429"], words["err.429hint"]],
    503: [words["err.503"], words["err.503hint"]],
  }[status] ?? [words["err.generic"], ""];
  if (status === UNREACHED) return <NoConnection as={as} />;
  const tab = status === 404 ? hint : status === 410 ? title : String(status);
  return (
    <ErrorPage as={as} tab={tab} code={status} title={title} hint={hint} retry={status >= 500 || status === 429 ? words["err.retry"] : ""}>
      {as === "div" && (status === 404 || status === 410) && <WaysOn />}
    </ErrorPage>
  );
}

/** Reloads by itself once there is a connection. */
function NoConnection({ as }: { as: "main" | "div" }) {
  const words = useWords(layoutMessages);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const again = () => void revalidate();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [revalidate]);
  return (
    <ErrorPage
      as={as}
      tab={words["err.offline"]}
      title={words["err.offline"]}
      hint={words["err.offlineHint"]}
      retry={words["err.retry"]}
      onRetry={() => void revalidate()}
    />
  );
}

type PageProps = {
  as: "main" | "div";
  tab: string;
  code?: number;
  title: string;
  hint: string;
  retry: string;
  onRetry?: () => void;
  children?: ReactNode;
};

/** Shows links only where there is no header; `retry` is empty where reloading does not help. */
export function ErrorPage({ as: Frame, tab, code, title, hint, retry, onRetry, children }: PageProps) {
  const { pathname, search } = useLocation();
  const words = useWords(layoutMessages);
  const locale = useLocale();
  return (
    <Frame
      className={classNames("grid max-md:grid-rows-[7.5rem_1fr] md:grid-cols-[1fr_2fr]", Frame === "main" ? "min-h-dvh" : "min-h-[70dvh]")}
    >
      <TabTitle>{`${tab} — ${words.siteName}`}</TabTitle>
      <div className="row-stripe" aria-hidden="true" />
      <div className="flex min-w-0 flex-col items-start gap-5 p-6 pt-10 md:justify-center md:p-16">
        {code && <p className="display-xl text-beet-600">{code}</p>}
        <h1 className="display-l max-w-150">{title}</h1>
        {hint && <p className="text-ink-500">{hint}</p>}
        {retry && (
          <a
            href={pathname + search}
            className={buttonClass()}
            onClick={(event) => {
              if (!onRetry) return;
              event.preventDefault();
              onRetry();
            }}
          >
            {retry}
          </a>
        )}
        <form action={pathIn(locale, "/search")} className="flex w-full max-w-120 gap-2">
          <input
            name="q"
            type="search"
            aria-label={words.search}
            placeholder={words["search.placeholder"]}
            minLength={3}
            maxLength={64}
            className="h-12 min-w-0 grow rounded-control border border-line-strong px-3.5"
          />
          <button type="submit" className={buttonClass("secondary")}>
            {words.search}
          </button>
        </form>
        <a href={pathIn(locale, "/")} className={buttonClass(retry ? "secondary" : "primary")}>
          {words.home}
        </a>
        {retry && <ShopPhone />}
        {children}
        {Frame === "main" && (
          <nav aria-label={words.audience} className="flex flex-wrap gap-x-6">
            {genders.map((gender) => (
              <a key={gender} href={pathIn(locale, `/${gender}`)} className="inline-flex min-h-11 items-center underline">
                {words[`gender.${gender}`]}
              </a>
            ))}
          </nav>
        )}
      </div>
    </Frame>
  );
}

/** Nothing where the settings could not be read. */
function ShopPhone() {
  const phone = (useRouteLoaderData("root") as RootData | undefined)?.settings.phone;
  if (!phone) return null;
  return (
    <a href={`tel:${phone}`} className="inline-flex min-h-11 items-center gap-2 font-medium text-beet-600">
      <Phone size={20} aria-hidden="true" />
      {formatPhone(phone)}
    </a>
  );
}

/** 500 for unexpected errors. */
export function useErrorStatus(): number {
  const error = useRouteError();
  return isPageRefusal(error) ? error.status : 500;
}
