import { Link } from "../../../../client/router/link.tsx";
import { useLocation } from "../../../../client/router/page.ts";
import { locales } from "../../../../platform/i18n.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { pathIn, useLocale, useWords, withoutLocale } from "../../../../client/locale/locale.ts";
import { keep } from "../../../../client/memory/device-memory.ts";
import { layoutMessages } from "../layout.messages.ts";

const names = { ua: ["УКР", "Українська", "uk"], ru: ["РУС", "Русский", "ru"] } as const;

/** Keeps the page and its filters. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation();
  const words = useWords(layoutMessages);
  const here = useLocale();
  return (
    <div role="group" aria-label={words.language} className="flex">
      {locales.map((locale) => (
        <Link
          key={locale}
          to={`${pathIn(locale, withoutLocale(pathname))}${search}`}
          hrefLang={names[locale][2]}
          lang={names[locale][2]}
          title={names[locale][1]}
          aria-current={locale === here ? "true" : undefined}
          onClick={() => keep("locale", locale)}
          className={classNames(
            "body-s inline-flex size-11 items-center justify-center",
            locale === here ? "font-semibold" : "text-ink-500 hover:underline",
          )}
        >
          {names[locale][0]}
        </Link>
      ))}
    </div>
  );
}
