import { Button, type ButtonProps } from "@mui/material";
import { useState } from "react";
import { Confirm, useTranslate } from "react-admin";

type Props = {
  isOn: boolean;
  /** Key of its words: `switchOn`, `switchOff` and the question `askOff`. */
  words: string;
  /** The look of the button that switches off. */
  off: Pick<ButtonProps, "variant" | "color">;
  onTurn: () => void;
};

/** Switches on at once, and off after a question. */
export function SwitchButton({ isOn, words, off, onTurn }: Props) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const turn = () => {
    setAsking(false);
    onTurn();
  };
  return (
    <>
      <Button {...(isOn ? off : { variant: "contained" as const })} onClick={() => (isOn ? setAsking(true) : turn())}>
        {translate(`${words}.${isOn ? "switchOff" : "switchOn"}`)}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={translate(`${words}.switchOff`)}
        content={translate(`${words}.askOff`)}
        confirm={`${words}.switchOff`}
        cancel="ra.action.back"
        onConfirm={turn}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
