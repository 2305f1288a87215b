import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import { faqMessages } from "../../../../features/content/texts/faq.messages.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { useRouteLoaderData } from "../../../../client/router/page.ts";
import { formatPhone } from "../../../../platform/phone.ts";
import { Button, buttonClass } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import type { RootData } from "../../layout/root-data.ts";
import { AccountLink } from "../../layout/footer/footer-parts.tsx";

export function NothingFound({ onAll }: { onAll: () => void }) {
  const words = useWords(faqMessages);
  const { settings } = useRouteLoaderData("root") as RootData;
  return (
    <EmptyState text={words["faq.none"]}>
      <AccountLink to="/account/chat" className={buttonClass()}>
        <MessageCircle size={20} aria-hidden="true" />
        {words["faq.chat"]}
      </AccountLink>
      {settings.phone && (
        <a href={`tel:${settings.phone}`} className={buttonClass("secondary")}>
          <Phone size={20} aria-hidden="true" />
          {formatPhone(settings.phone)}
        </a>
      )}
      <Button kind="quiet" onClick={onAll}>
        {words["faq.all"]}
      </Button>
    </EmptyState>
  );
}
