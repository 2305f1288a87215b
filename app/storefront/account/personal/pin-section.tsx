import { useState } from "react";
import { useRevalidator } from "../../../../client/router/router.tsx";
import { accountsMessages } from "../../../../features/accounts/accounts.messages.ts";
import { PinForm } from "../../../../features/sign-in/ui/pin-form.tsx";
import { signInMessages } from "../../../../features/sign-in/sign-in.messages.ts";
import { Button } from "../../../../ui/button.tsx";
import { useFocusOnChange } from "../../../../ui/use-focus-on-change.ts";
import { toast } from "../../../../ui/overlays/toast.tsx";
import { useWords } from "../../../../client/locale/locale.ts";

export function PinSection({ phone, isPinCode, mayCreatePin }: { phone: string; isPinCode: boolean; mayCreatePin: boolean }) {
  const words = useWords(accountsMessages);
  const signInWords = useWords(signInMessages);
  const [isOpen, setOpen] = useState(false);
  /** The shop would refuse the new PIN. */
  const isTooEarly = !isPinCode && !mayCreatePin;
  const box = useFocusOnChange<HTMLDivElement>(isOpen);
  const revalidator = useRevalidator();
  const onSaved = () => {
    toast(signInWords["auth.pinSaved"]);
    setOpen(false);
    void revalidator.revalidate();
  };
  return (
    <section aria-labelledby="pin" className="mt-12">
      <h2 id="pin" className="display-s">
        {words["pin.title"]}
      </h2>
      <p className="mt-1 mb-4 text-ink-500">{isPinCode ? words["pin.has"] : signInWords["auth.createPin"]}</p>
      {isTooEarly && <p className="body-s">{signInWords["auth.pinLater"]}</p>}
      <div ref={box} hidden={isTooEarly}>
        {isOpen ? (
          <PinForm phone={phone} asksPresent={isPinCode && !mayCreatePin} onSaved={onSaved} />
        ) : (
          <Button kind="secondary" onClick={() => setOpen(true)}>
            {isPinCode ? words["pin.change"] : words["pin.create"]}
          </Button>
        )}
      </div>
    </section>
  );
}
