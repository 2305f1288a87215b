import { useEffect, useState } from "react";
import { useLocation } from "../../../../client/router/page.ts";
import { useProductCount } from "../../../../features/cart/ui/cart-store.ts";
import type { SettingsView } from "../../../../features/settings/settings.contract.ts";
import { useOverlay } from "../../../../ui/overlays/overlay-store.ts";
import { withoutLocale } from "../../../../client/locale/locale.ts";
import { keep, recall } from "../../../../client/memory/device-memory.ts";
import { quietPart } from "../../../part.ts";

const TelegramCard = quietPart(() => import("./telegram-card.tsx"));

const WAIT_MS = 20_000;
const QUIET_MS = 30 * 86_400_000;
const buyingPages = /^\/(product|cart|quick-order)(\/|$)/;

/** Opens 20 seconds into a visit, once in 30 days, from the settings; never over a dialog, beside a cart, or where goods are bought. */
export function TelegramSlot({ settings }: { settings: SettingsView }) {
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
  return <TelegramCard settings={settings} onLeave={leave} />;
}
