import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { useLocation } from "../../../../client/way/page.ts";
import { useProductCount } from "../../../../features/cart/ui/cart-store.ts";
import type { SettingsView } from "../../../../features/settings/settings.contract.ts";
import { buttonClass } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { useOverlay } from "../../../../ui/overlays/overlay-store.ts";
import { useWords, withoutLocale } from "../../../../client/locale/locale.ts";
import { keep, recall } from "../../../../client/memory/device-memory.ts";
import { layoutMessages } from "../layout.messages.ts";

const WAIT_MS = 20_000;
const QUIET_MS = 30 * 86_400_000;
const buyingPages = /^\/(product|cart|quick-order)(\/|$)/;

/**
 * 20 seconds into a visit, once in 30 days, with the words of the settings; never over a dialog, beside a cart, or where
 * something is bought.
 */
export function TelegramCard({ settings }: { settings: SettingsView }) {
  const words = useWords(layoutMessages);
  const { telegram_popup_title: title, telegram_popup_link: link, telegram_popup_button_text: button } = settings;
  const isFilledIn = Boolean(title && link && button);
  const [isDue, setDue] = useState(false);
  const isCovered = useOverlay() !== undefined;
  const hasCart = useProductCount() > 0;
  const isBuying = buyingPages.test(withoutLocale(useLocation().pathname));
  useEffect(() => {
    if (!isFilledIn || Number(recall("telegram_quiet_until") ?? 0) > Date.now()) return undefined;
    const timer = setTimeout(() => setDue(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, [isFilledIn]);
  if (!isDue || isCovered || hasCart || isBuying) return null;
  const leave = () => {
    keep("telegram_quiet_until", String(Date.now() + QUIET_MS));
    setDue(false);
  };
  return (
    <aside
      aria-label="Telegram"
      className="fixed inset-x-4 bottom-20 z-25 rounded-picture bg-paper p-4 shadow-3 md:right-auto md:bottom-6 md:left-6 md:w-90 print:hidden"
    >
      <div className="flex items-start gap-2">
        <h2 className="display-s min-w-0 grow">{title}</h2>
        <IconButton label={words.close} icon={<X aria-hidden="true" />} className="-mt-2 -mr-2" onClick={leave} />
      </div>
      {settings.telegram_popup_description && <p className="body-s mt-1">{settings.telegram_popup_description}</p>}
      <a href={link} rel="noopener" target="_blank" className={`${buttonClass()} mt-4 w-full`} onClick={leave}>
        {button}
      </a>
    </aside>
  );
}
