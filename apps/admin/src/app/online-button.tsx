import { useOnline } from "@carrel/hooks";
import { Button, type ButtonProps } from "@carrel/ui/button";

/** A button for what the server has to do: off without a connection. */
export const OnlineButton = ({ disabled = false, ...rest }: ButtonProps) => (
  <Button {...rest} disabled={!useOnline() || disabled} />
);
