// Written by web/generate_types.py from the Python types: do not edit.

/** A way to reach me. */
export interface EndpointInfo {
  id: string;
  kind: "push" | "webhook";
  host: string;
  topics: ("finished" | "turn")[];
}

/** GET /api/notices, and the answer to every change of them. */
export interface NoticeSettings {
  key: string;
  endpoints: EndpointInfo[];
}

/** POST /api/notices: reach me there. */
export interface NewEndpoint {
  kind: "push" | "webhook";
  target: string;
  topics: ("finished" | "turn")[];
  language?: string;
}

/** POST /api/notices/remove and .../test; POST /api/notices/end, which asks for no name of a person. */
export interface EndpointName {
  id: string;
}
