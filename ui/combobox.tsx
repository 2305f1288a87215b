import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from "downshift";
import { useEffect, useId, type FocusEvent } from "react";
import { TextField } from "./text-field.tsx";
import { classNames } from "./class-names.ts";
import { useFoundOptions, type Option } from "./use-found-options.ts";

export type { Option };
type Props = {
  id: string;
  label: string;
  hint: string;
  noneText: string;
  error?: string;
  text: string;
  /** The signal aborts outdated searches. */
  find: (text: string, signal: AbortSignal) => Promise<Option[]>;
  onText: (text: string) => void;
  onChoose: (option: Option) => void;
  onBlur?: (event: FocusEvent) => void;
  /** The shortest search. */
  from: number;
  disabled?: boolean;
};

/** A field that offers what is found for its text: arrows move, Enter chooses, Esc closes. */
export function Combobox({ id, label, hint, noneText, error, text, find, onText, onChoose, from, disabled, onBlur }: Props) {
  const { options, search } = useFoundOptions(find, from);
  const listId = `${id}-found`;
  const { isOpen, highlightedIndex, openMenu, getInputProps, getMenuProps, getItemProps } = useCombobox<Option>({
    id: useId(),
    inputId: id,
    menuId: listId,
    items: options ?? [],
    itemToString: (option) => option?.title ?? "",
    itemToKey: (option) => option?.id,
    inputValue: text,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    stateReducer: onlyChosenOnPurpose,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
  });
  const isShown = isOpen && options !== undefined;
  useEffect(() => {
    // Above fixed bars (`scroll-padding-bottom`).
    if (isShown) document.getElementById(listId)?.scrollIntoView({ block: "nearest" });
  }, [isShown, options, listId]);
  const input = getInputProps({
    onFocus: () => {
      openMenu();
      if (!options) search(text);
    },
    onChange: ({ currentTarget }) => {
      onText(currentTarget.value);
      search(currentTarget.value);
    },
    ...(onBlur && { onBlur }),
    disabled: disabled ?? false,
  });
  return (
    <div className="relative">
      <TextField {...withoutLabel(input)} label={label} hint={hint} {...(error !== undefined && { error })} />
      <ul
        {...getMenuProps({ "aria-label": label, "aria-labelledby": undefined })}
        hidden={!isShown}
        className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto rounded-control border border-line bg-paper shadow-2"
      >
        {isShown && options.length === 0 && (
          <li role="presentation" className="body-s px-4 py-3 text-ink-500">
            {noneText}
          </li>
        )}
        {isShown &&
          options.map((option, index) => (
            <li
              key={option.id}
              {...getItemProps({ item: option, index })}
              className={classNames("cursor-pointer px-4 py-2.5", index === highlightedIndex && "bg-beet-100")}
            >
              <span className="block">{option.title}</span>
              {option.note && <span className="caption block text-ink-500">{option.note}</span>}
            </li>
          ))}
      </ul>
    </div>
  );
}

/** The visible label names the field. */
const withoutLabel = ({ "aria-labelledby": _, ...input }: Record<string, unknown>) => input as { id: string };

/** Leaving the field chooses nothing, Esc keeps what is typed, and a click on the field never closes the list. */
function onlyChosenOnPurpose(state: UseComboboxState<Option>, { type, changes }: UseComboboxStateChangeOptions<Option>) {
  const { InputBlur, InputKeyDownEscape, InputClick } = useCombobox.stateChangeTypes;
  if (type === InputBlur || type === InputKeyDownEscape)
    return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
  return type === InputClick ? { ...changes, isOpen: true } : changes;
}
