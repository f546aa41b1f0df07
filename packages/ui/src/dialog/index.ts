export { CloseButton, type CloseButtonProps } from "./close-button";
export { Dialog, type DialogProps } from "./dialog";
