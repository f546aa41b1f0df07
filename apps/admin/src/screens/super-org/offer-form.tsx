import { ApiError, type SuperOrganisation } from "@carrel/sdk";
import { toast } from "@carrel/ui/toast";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { type ShownOffer, shownOffer } from "../../app/parts/offer-card";
import { PageForm } from "../../forms/page-form";
import { useZodForm } from "../../forms/use-zod-form";
import { OfferFields } from "./offer-fields";
import { type OfferFields as Fields, newOffer, type OfferValues, offerFields, offerSchema } from "./offer-schema";
import { OFFER_KINDS, type Offer, type OfferKind, offersOf } from "./offers";
import { PricingPreview } from "./pricing-preview";
import { useSaveOffers } from "./use-save-offers";

interface OfferFormProps {
  kind: OfferKind;
  platform: SuperOrganisation;
  /** The one to change; undefined for a new one. */
  offer: Offer | undefined;
}

/** The id of what isn't stored yet, in the preview. */
const NEW = "new";

/** A plan's or an add-on's fields, and beside them the pricing page as it becomes. */
export function OfferForm({ kind, platform, offer }: OfferFormProps) {
  const navigate = useNavigate();
  const save = useSaveOffers(kind);
  const { one } = OFFER_KINDS[kind];
  const [schema] = useState(() =>
    offerSchema(
      kind,
      offersOf(kind, platform)
        .filter(({ _id }) => _id !== offer?._id)
        .map(({ code }) => code),
    ),
  );
  const toList = (ignoreBlocker: boolean) =>
    navigate({ to: "/plans", search: kind === "addOns" ? { tab: "add-ons" } : {}, ignoreBlocker });

  const form = useZodForm(schema, {
    defaultValues: offer ? offerFields(offer) : newOffer(kind),
    submit: async (values: OfferValues) => {
      try {
        await save.mutateAsync((now) =>
          offer ? now.map((each) => (each._id === offer._id ? { ...each, ...values } : each)) : [...now, values],
        );
      } catch (error) {
        // Its refusal names no field, and can only be about this one here.
        if (!(error instanceof ApiError) || error.code !== "plan_in_use") throw error;
        form.setError("code", { type: "server", message: error.message }, { shouldFocus: true });
        return undefined;
      }
      toast.success(offer ? "Changes saved" : `${values.name} is added`);
      await toList(true);
    },
  });

  const typed: Partial<Fields> = form.watch();
  const edited: ShownOffer = {
    id: offer?._id ?? NEW,
    name: typed.name?.trim() ?? "",
    description: typed.description?.trim() ?? "",
    amount: typed.amount ?? null,
    currency: offer?.currency ?? platform.currency,
    interval: typed.interval ?? "month",
    limits: typed.limits ?? { branches: 0, desks: 0, adminUsers: 0 },
    features: typed.features?.split("\n") ?? [],
    isActive: typed.isActive ?? true,
  };
  const withEdited = (own: OfferKind) => {
    const shown = offersOf(own, platform).map(shownOffer);
    if (own !== kind) return shown;
    return offer ? shown.map((each) => (each.id === edited.id ? edited : each)) : [...shown, edited];
  };

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
      <PageForm
        form={form}
        isNew={!offer}
        onDiscard={() => (offer ? form.discard() : void toList(false))}
        labels={offer ? {} : { message: `The ${one} isn't saved yet`, save: `Add ${one}`, discard: "Cancel" }}
        // What gets the focus stays clear of the bars at both edges.
        className="flex min-w-0 flex-col gap-6 [&_:is(input,textarea,button)]:scroll-mt-24 [&_:is(input,textarea,button)]:scroll-mb-40"
        aria-label={offer ? `Change ${offer.name}` : `Add ${one}`}
      >
        <OfferFields kind={kind} currency={edited.currency} isNew={!offer} />
      </PageForm>
      <PricingPreview kind={kind} plans={withEdited("plans")} addOns={withEdited("addOns")} edited={edited} />
    </div>
  );
}
