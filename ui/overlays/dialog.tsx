import X from "lucide-react/icons/x";
import { useId, type ReactNode } from "react";
import { IconButton } from "../icon-button.tsx";
import { classNames } from "../class-names.ts";
import { closeOverlay } from "./overlay-store.ts";
import { useModal } from "./use-modal.ts";

export type DialogShape = "modal" | "right" | "left" | "full";
type Props = {
  name: string;
  title: string;
  closeLabel: string;
  shape: DialogShape;
  children: ReactNode;
  footer?: ReactNode;
  onClose?: () => void;
  hideTitle?: boolean;
  beside?: ReactNode;
};

/** A native modal dialog by name; `modal` is a bottom sheet on phones. With very large letters everything scrolls as one. */
export function Dialog({ name, title, closeLabel, shape, children, footer, onClose, hideTitle = false, beside }: Props) {
  const { ref, isOpen } = useModal(name);
  const titleId = useId();
  const leave = () => {
    closeOverlay();
    onClose?.();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a press on the backdrop closes it; Escape does by itself
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classNames(`sheet-${shape}`, "bg-paper p-0 shadow-3")}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onClick={(event) => event.target === ref.current && leave()}
    >
      {isOpen && (
        <div className={classNames("flex max-h-full flex-col max-[18rem]:overflow-y-auto", shape === "modal" ? "max-h-[92dvh]" : "h-full")}>
          <div className={classNames("flex items-start gap-3 py-2 pr-2 pl-4 md:pl-6", beside !== undefined && "max-[18rem]:flex-wrap")}>
            <h2 id={titleId} className={classNames("display-s min-w-0 grow py-2", hideTitle && "sr-only")}>
              {title}
            </h2>
            {beside}
            <IconButton label={closeLabel} icon={<X aria-hidden="true" />} onClick={leave} />
          </div>
          <div className="min-h-0 grow overflow-y-auto px-4 pt-1.5 pb-6 md:px-6 max-[18rem]:min-h-fit max-[18rem]:overflow-visible">
            {children}
          </div>
          {footer && <div className="border-t border-line px-4 py-4 md:px-6">{footer}</div>}
        </div>
      )}
      {!isOpen && (
        <h2 id={titleId} className="sr-only">
          {title}
        </h2>
      )}
    </dialog>
  );
}
