import { useEffect, type RefObject } from "react";
import type { MaskitoOptions } from "@maskito/core";
import { digitsAfterCountry } from "../sign-in.rules.ts";

const plain = (text: string): string => text.replace(/\D/g, "");
const atEnd = (value: string) => ({ value, selection: [value.length, value.length] as const });

/**
 * `(67) 123-45-67`, whatever form is pasted, filled in by the browser or typed: what many people put before the nine
 * digits falls off.
 */
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

/** The mask is loaded with the dialog, not with the page; what was typed before it came is masked then. */
export function usePhoneMask(input: RefObject<HTMLInputElement | null>, onPhone: (text: string) => void): void {
  useEffect(() => {
    const element = input.current;
    let destroy: (() => void) | undefined;
    let gone = false;
    const follow = () => onPhone(element?.value ?? "");
    const load = async () => {
      const { Maskito } = await import("@maskito/core");
      if (gone || !element) return;
      const mask = new Maskito(element, options);
      destroy = () => mask.destroy();
      element.addEventListener("input", follow);
      follow();
    };
    void load();
    // React focuses before the dialog is shown; the attribute is what the dialog itself looks for.
    element?.setAttribute("autofocus", "");
    return () => {
      gone = true;
      destroy?.();
      element?.removeEventListener("input", follow);
    };
  }, [input, onPhone]);
}
