import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { period, q } from "./carrel";

interface BookingFormProps {
  orgId: string;
  branchId: string;
  deskId: string;
}

/** Asks for an address and the code that is mailed to it, and books. */
export function BookingForm({ orgId, branchId, deskId }: BookingFormProps) {
  const [email, setEmail] = useState("");
  const send = useMutation(q.bookings.sendOtp());
  const verify = useMutation(q.bookings.verifyOtp());
  const save = useMutation(q.bookings.saveBooking());

  const ask = (event: FormEvent) => {
    event.preventDefault();
    send.mutate({ email, orgId });
  };
  const book = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const otp = String(new FormData(event.currentTarget).get("otp"));
    const { verificationToken } = await verify.mutateAsync({ email, orgId, otp, flow: send.data?.flow });
    save.mutate({ verificationToken, orgId, branchId, deskId, type: "HOURLY", ...period, name: "Ravi Menon", email });
  };
  if (save.data) return <p role="status">Booking {save.data.data.code} is saved</p>;
  if (!send.data) {
    return (
      <form onSubmit={ask}>
        <label>
          E-mail <input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
        </label>
        <button type="submit">Send me a code</button>
      </form>
    );
  }
  return (
    <form onSubmit={book}>
      <label>
        Code <input name="otp" />
      </label>
      <button type="submit">Book</button>
    </form>
  );
}
