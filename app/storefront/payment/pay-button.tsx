import { useState } from "react";
import { paymentMessages } from "../../../features/orders/payments/payment.messages.ts";
import { callMessages } from "../../../client/call-api.messages.ts";
import { ApiRefusal } from "../../../client/call-api.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/fields/text-field.tsx";
import { goToPayDebts, goToPayment } from "./go-to-payment.ts";

export const PayButton = ({ number, label }: { number: number; label?: string }) => (
  <BankButton label={label} go={() => goToPayment(number)} />
);

export const PayDebtsButton = () => <BankButton label={undefined} go={goToPayDebts} />;

function BankButton({ label, go }: { label: string | undefined; go: () => Promise<void> }) {
  const words = useWords(paymentMessages);
  const { "err.network": network } = useWords(callMessages);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState("");
  const pay = async () => {
    setBusy(true);
    setRefused("");
    try {
      await go();
    } catch (error) {
      setRefused((error instanceof ApiRefusal && error.message) || network);
      setBusy(false);
    }
  };
  return (
    <div>
      <Button busy={busy} onClick={() => void pay()}>
        {label ?? words["pay.button"]}
      </Button>
      {refused && <FieldError>{refused}</FieldError>}
    </div>
  );
}
