import type { ClientDetail } from "@carrel/sdk";
import { AlertDialog } from "@carrel/ui/alert-dialog";
import { Callout } from "@carrel/ui/callout";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { q } from "../../app/carrel";
import { fieldsFor } from "../../forms/fields";
import { SheetForm } from "../../forms/sheet-form";
import { useSheetForm } from "../../forms/use-sheet-form";
import { BookingRulesSection } from "../organisation/booking-rules-section";
import { ClientInput, clientChanges, clientFields, movesPayments } from "./client-form";
import { ClientGeneralFields } from "./client-general-fields";

const { TextField } = fieldsFor(ClientInput);

const route = getRouteApi("/signed-in/office/clients/$clientId/edit");

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="flex flex-col gap-5 border-t border-border pt-5">
    <h3 className="text-lg font-semibold text-strong">{title}</h3>
    {children}
  </section>
);

/** Changes what a client is called, how it is booked, and where payments to it go. */
export function EditClientSheet() {
  const { clientId } = route.useParams();
  const { data: client } = useSuspenseQuery(q.organisation.client({ id: clientId }));
  // Loaded anew while the sheet is open: what was typed is compared with what the person saw.
  const [seen] = useState(client);
  return <ClientForm client={seen} />;
}

function ClientForm({ client }: { client: ClientDetail }) {
  const settings = useMutation(q.organisation.updateSettings());
  const name = useMutation(q.organisation.updateName());
  const [asking, setAsking] = useState(false);
  const form = useSheetForm(ClientInput, {
    defaultValues: clientFields(client),
    save: async (values) => {
      const changes = clientChanges(values, client);
      if (changes.name) await name.mutateAsync(changes.name);
      if (changes.settings) await settings.mutateAsync(changes.settings);
      return {
        title: "Changes saved",
        description:
          changes.settings?.upiDetails !== undefined
            ? `Payments go elsewhere once ${client.orgName} has accepted it.`
            : undefined,
      };
    },
  });
  const send: typeof form.send = async (event) => {
    event?.preventDefault();
    const isRight = await form.trigger(undefined, { shouldFocus: true });
    if (isRight && movesPayments(form.getValues("upiDetails"), client.upiDetails)) setAsking(true);
    else await form.send();
  };

  return (
    <>
      <SheetForm title={`Edit ${client.orgName}`} action="Save changes" size="lg" form={{ ...form, send }}>
        <ClientGeneralFields />
        <Part title="Booking rules">
          <BookingRulesSection readOnly={false} />
        </Part>
        <Part title="UPI payments">
          {client.upiProposal && (
            <Callout>
              {client.upiProposal.upiDetails
                ? `${client.upiProposal.upiDetails.vpa} waits for the client to accept it.`
                : "That it takes no UPI payments waits for the client to accept it."}
            </Callout>
          )}
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              name="upiDetails.vpa"
              label="UPI address"
              optional
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="name@bank"
            />
            <TextField
              name="upiDetails.payeeName"
              label="Payee"
              optional
              hint="Who gets the money, as the payer's app shows it."
              autoComplete="off"
            />
          </div>
        </Part>
      </SheetForm>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Ask ${client.orgName} to take payments elsewhere?`}
        description={
          form.getValues("upiDetails.vpa").trim() === ""
            ? `Its people are asked to take no UPI payments any more. Until they accept, payments go to ${client.upiDetails?.vpa}.`
            : `Its people are asked to take them at ${form.getValues("upiDetails.vpa").trim()}. Until they accept, payments go to ${client.upiDetails?.vpa}.`
        }
        confirmLabel="Save changes"
        cancelLabel="Go back"
        onConfirm={() => form.send()}
      />
    </>
  );
}
