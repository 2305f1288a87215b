import CircleCheck from "lucide-react/icons/circle-check";
import Download from "lucide-react/icons/download";
import Share from "lucide-react/icons/share";
import SquarePlus from "lucide-react/icons/square-plus";
import X from "lucide-react/icons/x";
import type { LucideIcon } from "lucide-react";
import { useWords } from "../../../../client/locale/locale.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { layoutMessages } from "../layout.messages.ts";
import { installMessages } from "./install.messages.ts";
import type { InstallOffer } from "./use-install-offer.ts";

const icons: readonly LucideIcon[] = [Share, SquarePlus, CircleCheck];

/** Installs the shop by one button, or shows the steps in the browser. */
export default function InstallCard({ offer: { way, close, install } }: { offer: InstallOffer }) {
  const words = useWords(installMessages);
  const layout = useWords(layoutMessages);
  return (
    <aside aria-label={words.name} className="container-shop no-print mt-12">
      <div className="cloth-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card p-4">
        <div className="flex min-w-0 grow basis-80 items-start gap-3">
          <Download size={24} aria-hidden="true" className="mt-0.5 shrink-0" />
          <p className="title min-w-0 grow">
            <span className="lg:hidden">{words.offer}</span>
            <span className="hidden lg:inline">{words.offerAtDesk}</span>
          </p>
          {way === "steps" && <IconButton label={layout.close} icon={<X aria-hidden="true" />} className="-mt-2 -mr-2" onClick={close} />}
        </div>
        {way === "button" && (
          <div className="flex flex-wrap gap-2">
            <Button onClick={install}>{words.install}</Button>
            <Button kind="secondary" onClick={close}>
              {words.later}
            </Button>
          </div>
        )}
        {way === "steps" && (
          <ol className="grid w-full gap-3 sm:grid-cols-3">
            {words.steps.map((step, at) => {
              const Icon = icons[at] ?? CircleCheck;
              return (
                <li key={step} className="flex items-center gap-3 rounded-control bg-paper p-3">
                  <Icon size={28} aria-hidden="true" className="shrink-0" />
                  <span className="body-s">{step}</span>
                </li>
              );
            })}
          </ol>
        )}
      </div>
    </aside>
  );
}
