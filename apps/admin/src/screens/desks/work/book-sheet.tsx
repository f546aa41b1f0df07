import { useOnce, useOnline, useSession, useTerminology } from "@carrel/hooks";
import type { Desk } from "@carrel/sdk";
import { formatPeriod, localDateOf } from "@carrel/sdk/domain";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { q } from "../../../app/carrel";
import { useBranchZone } from "../../../app/use-branch-zone";
import { SheetForm } from "../../../forms/sheet-form";
import { useSheetForm } from "../../../forms/use-sheet-form";
import { Alternatives } from "./alternatives";
import { type BookFields, type BookValues, bookForm, bookingOf, newBooking, roomOf, takenInstead } from "./book-form";
import { BookRest } from "./book-rest";
import { ChangedMeanwhile } from "./changed-meanwhile";
import { useAlternatives } from "./taken";
import { WhenFields } from "./when-fields";
import { WITHOUT_WHO } from "./who";
import { WhoField } from "./who-field";

const route = getRouteApi("/signed-in/office/desks/$deskId/book");

/** Books a desk for somebody at once, by the hour or by the day. */
export function BookSheet() {
  const { deskId } = route.useParams();
  const { data: desk } = useSuspenseQuery(q.desks.get({ id: deskId }));
  return <BookForm desk={desk} />;
}

function BookForm({ desk }: { desk: Desk }) {
  const { customer } = route.useSearch();
  const words = useTerminology();
  const { hourlyBooking, dailyBooking } = useSession().loggedOrgDetails.features;
  const zone = useBranchZone(desk.branchId);
  const online = useOnline();
  const { alternatives, watch } = useAlternatives();
  const book = useMutation(q.desks.bookDesk({ once: useOnce() }));
  // Staff may book what the site doesn't offer; what it does offer comes first.
  const offered = [...(hourlyBooking ? (["HOURLY"] as const) : []), ...(dailyBooking ? (["DAILY"] as const) : [])];
  const types = offered.length > 0 ? offered : (["HOURLY", "DAILY"] as const);
  const form = useSheetForm<BookFields, BookValues>(bookForm(words), {
    defaultValues: newBooking(desk._id, types[0] ?? "HOURLY", localDateOf(new Date(), zone), customer),
    save: async (values) => {
      const booking = await watch(book.mutateAsync(bookingOf(values, zone, roomOf(desk))));
      return {
        title: `${words.desk} ${booking.deskName} is booked for ${booking.visitor.name}`,
        description: `${formatPeriod(new Date(booking.startAt), new Date(booking.endAt), zone)}. Booking ${booking.code}.`,
        params: { deskId: booking.deskId },
        search: WITHOUT_WHO,
      };
    },
  });
  const { isSubmitting } = form.formState;

  return (
    <SheetForm
      title={`Book ${words.desk.toLowerCase()} ${desk.name}`}
      action={`Book ${words.desk.toLowerCase()}`}
      form={form}
    >
      <Alternatives
        alternatives={alternatives}
        zone={zone}
        verb="Book"
        disabled={!online || isSubmitting}
        onTake={(alternative) => {
          for (const [name, value] of Object.entries(takenInstead(alternative, form.getValues("type"), zone)))
            form.setValue(name as keyof BookFields, value, { shouldDirty: true });
          // Refused as well, the button below is about this desk again.
          void form.send().then(() => form.setValue("deskId", desk._id));
        }}
      />
      <ChangedMeanwhile desk={desk} isDone={isSubmitting || book.isSuccess} />
      <WhenFields desk={desk} zone={zone} types={types} />
      <WhoField mayAdd />
      <BookRest branchId={desk.branchId} timezone={zone} desk={desk} />
    </SheetForm>
  );
}
