import { ApiError, type MobilePayment } from "@carrel/sdk";

/** Milliseconds. */
const BETWEEN = 2_500;

/** As much of a query as says whether to ask again. */
interface Asked {
  state: { data: MobilePayment | undefined; error: Error | null };
}

/**
 * How a payment's session is asked for until something became of it: the server says by its own clock when its time is over.
 * While the page is hidden or the device offline nothing is asked; coming back asks at once.
 * @example const session = useQuery({ ...q.mobilePayment.session({ id }), ...pollPayment });
 */
export const pollPayment = {
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchInterval({ state: { data, error } }: Asked): number | false {
    const isGone = error instanceof ApiError && error.status === 404;
    return data?.status === "pending" && !isGone ? BETWEEN : false;
  },
};
