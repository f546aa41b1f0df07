"use client";
import { Fragment, type ReactNode } from "react";

/** What a row gets from the list around it. */
export interface RowPlace {
  index: number;
  counted?: boolean;
  ref?: (row: HTMLTableRowElement | null) => void;
}

export interface TableBodyProps {
  ids: readonly string[];
  /** The row that the Tab key leads to. */
  reachable: string | undefined;
  columnCount: number;
  children: (place: RowPlace) => ReactNode;
}

/** Every row in the document. */
export const PlainRows = ({ ids, children }: TableBodyProps) =>
  ids.map((id, index) => <Fragment key={id}>{children({ index })}</Fragment>);
