import type {
  AddBusinessUnit,
  AssignedQuery,
  AssignTeam,
  BusinessUnit,
  BusinessUnitQuery,
  ChangeBusinessUnitCategory,
  ChangeBusinessUnitPhone,
  ChangeBusinessUnitStatus,
  ChangeBusinessUnitWebsiteType,
} from "../schemas/business-unit";
import type { AddComment, Comment, CommentQuery } from "../schemas/comment";
import type { ById, Page } from "../schemas/common";
import { read, write } from "./operation";

export const businessUnits = {
  /**
   * Lists the leads, newest first, by status, category, kind of website or text.
   * @example const { data } = await client.businessUnits.list({ status: "NEW", limit: 20, page: 1 });
   */
  list: read<BusinessUnitQuery, Page<BusinessUnit>>("GET /business-units", {
    query: ["page", "limit", "search", "status", "dataCategory", "websiteType"],
    page: "totalRecords",
    limit: 20,
    fallback: "Failed to fetch business units",
  }),

  /**
   * Lists the leads that are given to the person who is signed in, newest first.
   * @example const { data } = await client.businessUnits.assigned({ limit: 20, page: 1 });
   */
  assigned: read<AssignedQuery, Page<BusinessUnit>>("GET /business-units/assigned", {
    query: ["page", "limit", "status"],
    page: "totalRecords",
    limit: 20,
    fallback: "Failed to fetch assigned business units",
  }),

  /**
   * Reads one lead.
   * @example const unit = await client.businessUnits.get({ id });
   */
  get: read<ById, BusinessUnit>("GET /business-units/id/{id}", {
    fallback: "Failed to fetch business unit",
    addition: true,
  }),

  /**
   * Adds a lead.
   * @example const unit = await client.businessUnits.add({ name: "Lighthouse Library", city: "Pune" });
   */
  add: write<AddBusinessUnit, BusinessUnit>("POST /business-units", {
    fallback: "Failed to create business unit",
    touches: ["businessUnits", "auth"],
    creates: true,
  }),

  /**
   * Says what kind of place the lead runs.
   * @example await client.businessUnits.updateCategory({ id: unit._id, dataCategory: "library" });
   */
  updateCategory: write<ChangeBusinessUnitCategory, BusinessUnit>("PATCH /business-units/{id}/category", {
    fallback: "Failed to update category",
    touches: ["businessUnits"],
  }),

  /**
   * Says what the lead has on the web.
   * @example await client.businessUnits.updateWebsiteType({ id: unit._id, websiteType: "social-page" });
   */
  updateWebsiteType: write<ChangeBusinessUnitWebsiteType, BusinessUnit>("PATCH /business-units/{id}/website-type", {
    fallback: "Failed to update website type",
    touches: ["businessUnits"],
  }),

  /**
   * Says how far the work with the lead has come; any status may follow any.
   * @example await client.businessUnits.updateStatus({ id: unit._id, status: "CONTACTED" });
   */
  updateStatus: write<ChangeBusinessUnitStatus, BusinessUnit>("PATCH /business-units/{id}/status", {
    fallback: "Failed to update status",
    touches: ["businessUnits"],
  }),

  /**
   * Changes the lead's phone number; an empty one takes it away.
   * @example await client.businessUnits.updatePhone({ id: unit._id, phone: "+91 98765 43210" });
   */
  updatePhone: write<ChangeBusinessUnitPhone, BusinessUnit>("PATCH /business-units/{id}/phone", {
    fallback: "Failed to update phone number",
    touches: ["businessUnits"],
  }),

  /**
   * Gives leads to people, all or none of them (404 when a lead or a person is unknown), and tells each of them.
   * @example await client.businessUnits.assignTeam({ businessUnitIds: [unit._id], userIds: [colleague._id] });
   */
  assignTeam: write<AssignTeam, BusinessUnit[]>("POST /business-units/assign-team", {
    fallback: "Failed to assign to team",
    touches: ["businessUnits", "notifications"],
  }),

  /**
   * Lists the remarks on a lead, newest first.
   * @example const { data } = await client.businessUnits.comments({ id: unit._id, limit: 10, page: 1 });
   */
  comments: read<CommentQuery, Page<Comment>>("GET /business-units/{id}/comments", {
    query: ["page", "limit"],
    page: "totalRecords",
    limit: 10,
    fallback: "Failed to fetch comments",
  }),

  /**
   * Adds a remark to a lead.
   * @example await client.businessUnits.addComment({ id: unit._id, text: "Asked for a demo on Monday" });
   */
  addComment: write<AddComment, Comment>("POST /business-units/{id}/comments", {
    fallback: "Failed to add comment",
    touches: ["businessUnits"],
    creates: true,
  }),
};
