import X from "lucide-react/icons/x";
import { useWords } from "../../../../client/locale/locale.ts";
import type { SettingsView } from "../../../../features/settings/settings.contract.ts";
import { buttonClass } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { layoutMessages } from "../layout.messages.ts";

export default function TelegramCard({ settings, onLeave }: { settings: SettingsView; onLeave: () => void }) {
  const words = useWords(layoutMessages);
  const { telegram_popup_title: title, telegram_popup_link: link, telegram_popup_button_text: button } = settings;
  return (
    <aside
      aria-label="Telegram"
      className="fixed inset-x-4 bottom-20 z-25 rounded-picture bg-paper p-4 shadow-3 md:right-auto md:bottom-6 md:left-6 md:w-90 print:hidden"
    >
      <div className="flex items-start gap-2">
        <h2 className="display-s min-w-0 grow">{title}</h2>
        <IconButton label={words.close} icon={<X aria-hidden="true" />} className="-mt-2 -mr-2" onClick={onLeave} />
      </div>
      {settings.telegram_popup_description && <p className="body-s mt-1">{settings.telegram_popup_description}</p>}
      <a href={link} rel="noopener" target="_blank" className={`${buttonClass()} mt-4 w-full`} onClick={onLeave}>
        {button}
      </a>
    </aside>
  );
}
