import { Tabs, type TabsProps } from "@carrel/ui/tabs";

/** Tabs that are in the address: shown by Enter, so that arrow keys neither load nor leave anything on their way. */
export const AddressTabs = (props: Omit<TabsProps, "activationMode">) => <Tabs {...props} activationMode="manual" />;
