import { useEffect, type RefObject } from "react";
import { Maskito, type MaskitoOptions } from "@maskito/core";
import { digitsAfterCountry } from "../sign-in.rules.ts";

const plain = (text: string): string => text.replace(/\D/g, "");
const atEnd = (value: string) => ({ value, selection: [value.length, value.length] as const });

/** `(67) 123-45-67`; prefixes people add are removed. */
const options: MaskitoOptions = {
  mask: ["(", /\d/, /\d/, ")", " ", /\d/, /\d/, /\d/, "-", /\d/, /\d/, "-", /\d/, /\d/],
  preprocessors: [
    ({ elementState, data }) => {
      const kept = digitsAfterCountry(elementState.value);
      const state = kept === plain(elementState.value) ? elementState : atEnd(kept);
      return { elementState: state, data: data.length > 1 ? digitsAfterCountry(data) : data };
    },
  ],
  postprocessors: [
    (elementState) => {
      const typed = plain(elementState.value);
      return typed !== "" && digitsAfterCountry(typed) === "" ? atEnd("") : elementState;
    },
  ],
};

export function usePhoneMask(input: RefObject<HTMLInputElement | null>, onPhone: (text: string) => void): void {
  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    const follow = () => onPhone(element.value);
    const mask = new Maskito(element, options);
    element.addEventListener("input", follow);
    follow();
    // React focuses before the dialog opens, which looks for the attribute.
    element.setAttribute("autofocus", "");
    return () => {
      mask.destroy();
      element.removeEventListener("input", follow);
    };
  }, [input, onPhone]);
}
