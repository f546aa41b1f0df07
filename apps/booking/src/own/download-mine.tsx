import { messageOf, useOnline } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { useState } from "react";
import { queryClient } from "../app/carrel";
import { saveFile } from "../booked/save-file";
import { q } from "./carrel";

/** All that is kept of a visitor, as a file. */
export function DownloadMine({ orgName }: { orgName: string }) {
  const isOnline = useOnline();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const download = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { blob, filename } = await queryClient.fetchQuery({ ...q.visitor.download(), staleTime: 0, gcTime: 0 });
      saveFile(blob, filename ?? "my-data.json");
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-labelledby="download" className="flex flex-col gap-3">
      <h2 id="download" className="text-xl font-semibold text-strong">
        Your data
      </h2>
      <p className="m-0 max-w-[44rem]">Everything that {orgName} keeps of you by your address, as a file (JSON).</p>
      {failure && (
        <Callout tone="danger" role="alert">
          {failure}
        </Callout>
      )}
      <Button className="self-start" loading={isBusy} disabled={!isOnline} onClick={() => void download()}>
        Download my data
      </Button>
    </section>
  );
}
