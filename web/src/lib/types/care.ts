// Written by web/generate_types.py from the Python types: do not edit.

/** A browser in which a person is at home. */
export interface SessionInfo {
  id: string;
  device: string;
  began: number | null;
  seen: number;
  is_this: boolean;
}

/** GET /api/account: what is stored of the person who asks. */
export interface Account {
  id: string;
  name: string;
  login: string | null;
  is_admin: boolean;
  created: number;
  sessions: SessionInfo[];
  tables: number;
  has_password: boolean;
  passkeys: number;
  recovery_codes: number;
}

/** POST /api/passkeys keeps a new passkey; POST /api/passkeys/login comes back with one. */
export interface DeviceAnswer {
  credential: unknown;
}

/** POST /api/recovery: new codes; those from before open nothing any more. */
export interface RecoveryCodes {
  codes: string[];
}

/** POST /api/recovery/login: come back with a code, once. */
export interface RecoveryCode {
  code: string;
}

/** POST /api/account/password: change the password; all other sessions end. */
export interface NewPassword {
  old: string;
  new: string;
}

/** POST /api/account/sessions: end one session, or all but this one. */
export interface EndSessions {
  id?: string | null;
}

/** POST /api/account/delete: forget the person; an account gives its password. */
export interface Deletion {
  password?: string;
}

/** POST /api/reports: tell whoever runs the site about somebody at a table, or about the table. */
export interface NewReport {
  table: string;
  reason: string;
  person?: string | null;
}

/** GET /api/notice: what whoever runs the site announces. */
export interface Notice {
  text: string;
  until: number | null;
}

/** A report. */
export interface ReportInfo {
  id: string;
  since: number;
  reporter: string | null;
  reporter_name: string | null;
  about: string | null;
  about_name: string | null;
  table: string;
  reason: string;
  handled: number | null;
}

/** A ban; it ends by itself. */
export interface BanInfo {
  id: string;
  person: string | null;
  name: string;
  has_network: boolean;
  reason: string;
  since: number;
  until: number;
}

/** A person in the list of people. */
export interface PersonInfo {
  id: string;
  name: string;
  login: string | null;
  is_admin: boolean;
  created: number;
  seen: number | null;
  tables: number;
}

/** A table in the list of tables. */
export interface TableInfo {
  id: string;
  stage: string;
  is_public: boolean;
  updated: number;
  entries: number;
  people: string[];
  closed: string | null;
}

/** Something that somebody who looks after the site did. */
export interface AuditLine {
  since: number;
  person: string | null;
  name: string | null;
  what: string;
  about: string;
  detail: string;
}

/** GET /api/admin/overview: the site at a glance. */
export interface Overview {
  counts: Record<string, number>;
  storage: Record<string, number>;
  load: Record<string, number>;
  notice: Notice | null;
  version: string;
}

/** POST /api/admin/ban. */
export interface NewBan {
  person: string;
  reason: string;
  days: number;
  with_network?: boolean;
}

/** POST /api/admin/unban, .../handled, .../open-table, .../rename: what it is about, and a word about it. */
export interface Named {
  id: string;
  detail?: string;
}

/** POST /api/admin/notice: announce something, for some hours; nothing ends it. */
export interface NewNotice {
  text: string;
  hours?: number;
}

/** A part of a list, and where it goes on. */
export interface Page {
  rows: unknown[];
  next: string | null;
}
