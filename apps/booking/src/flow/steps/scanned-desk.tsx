import type { PublicDesk } from "@carrel/sdk";
import { DESK_STATUS } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import type { Words } from "../step-words";

interface ScannedDeskProps {
  /** With its status in the chosen time; undefined where no desk was scanned, or it is there no more. */
  desk: PublicDesk | undefined;
  words: Words;
  onPick: (deskId: string) => void;
}

/** Offers the desk whose own QR code led here, or says that it is taken then. */
export function ScannedDesk({ desk, words, onPick }: ScannedDeskProps) {
  if (!desk) return null;
  const name = `${words.desk} ${desk.name}`;
  if (desk.status !== DESK_STATUS.Available)
    return (
      <Callout tone="warning" title={`${name} is not free then`}>
        You scanned its code. Choose another one here, or another time.
      </Callout>
    );
  return (
    <Callout
      title={`${name} is free then`}
      action={
        <Button variant="primary" onClick={() => onPick(desk._id)}>
          Take {words.desk.toLowerCase()} {desk.name}
        </Button>
      }
    >
      You scanned its code. Others are below.
    </Callout>
  );
}
