// What TypeScript cannot know: what our pages consist of, how their scripts reach each other, and what
// browsers have learned since its list of their interfaces was written.

/** An element of a page. Of what only some kinds have, the others have nothing. */
interface Part extends HTMLElement {
  checked: boolean;
  children: HTMLCollectionOf<Part>;
  control: HTMLElement | null;
  defaultChecked: boolean;
  defaultValue: string;
  disabled: boolean;
  download: string;
  files: FileList | null;
  firstElementChild: Part | null;
  href: string;
  lastElementChild: Part | null;
  nextElementSibling: Part | null;
  onload: (() => unknown) | null;
  open: boolean;
  origin: string;
  parentElement: Part | null;
  parentNode: Part | null;
  pathname: string;
  popover: string | null;
  popoverTargetElement: Element | null;
  previousElementSibling: Part | null;
  selectionDirection: 'forward' | 'backward' | 'none' | null;
  selectionEnd: number | null;
  selectionStart: number | null;
  target: string;
  type: string;
  validity?: ValidityState;
  value: string;
  close(): void;
  hidePopover(): void;
  moveBefore?(el: Node, before: Node | null): void;
  setSelectionRange(start: number | null, end: number | null, way?: 'forward' | 'backward' | 'none'): void;
  show(): void;
  showModal(): void;
}

/** An event of the document: what it happens to is an element, nearly always. */
type PageEvent<K extends keyof DocumentEventMap> = Omit<DocumentEventMap[K], 'target' | 'relatedTarget'> & {
  target: Part;
  relatedTarget: Part | null;
};

type EventName = import('./shared/wire.js').EventName;

/** An event on its way to the server. */
interface Item {
  n: number;
  id: number;
  name: EventName;
  values: (string | number)[];
  sent: boolean;
  /** The element that shows that it waits. */
  el?: Part;
  timer?: number;
  /** Called when the server has answered. */
  done?: () => void;
}

/** Tells the server what happened to an element; nothing where that has no number. */
type Report = (el: Part, name: EventName, ...values: (string | number)[]) => Item | 0 | undefined;
type Dismiss = (el: Part) => void;

/** How a script that few pages need begins, once it is there: it hangs this on its element. */
type Beginning = (report: Report, dismiss: Dismiss) => any;

/** A service of the device (docs/internals/wire.md, Services): is given its arguments, a way to tell
 * parts of its answer, and a signal that nobody waits any more. Returns the last part; throws one word. */
type Service = (asked: any, tell: (part: unknown) => void, signal: AbortSignal) => any;

/** What device.js hangs on its element. */
interface DeviceScript {
  serve(id: number, answer: (state: string, text: string) => unknown, name?: string, text?: string): unknown;
  share(lines: string, announce: (text: string) => void): unknown;
  again(steps: Item[], tap: (el: Part, ...place: string[]) => void): void;
}

/** What client.js lets the other scripts of a page, and tests, know of itself. */
interface Handle {
  /** The last patch that was applied. */
  readonly seq: number;
  /** Events that the server has not confirmed. */
  readonly pending: number;
  /** Whether the page is connected. */
  readonly live: boolean;
  readonly applied: number;
  /** Messages and operations that meant nothing here. */
  readonly unknown: number;
  readonly dropped: number;
  readonly bytes: number;
  readonly sent: number;
  readonly connects: number;
}

interface Window {
  readonly __strata?: Handle;
  readonly L: any;
  readonly ResizeObserver: typeof ResizeObserver;
}

interface DocumentEventMap {
  /** After each patch. */
  strata: Event;
  cancel: Event;
  scrollend: Event;
  toggle: Event & { newState: string };
  compositionstart: CompositionEvent;
  compositionend: CompositionEvent;
}

// A selector of ours finds parts, whatever kinds it names.
interface ParentNode {
  querySelector(selector: string): Part | null;
  querySelectorAll(selector: string): NodeListOf<Part>;
}
interface ARIAMixin {
  ariaInvalid: string | null;
}
interface Element {
  closest(selector: string): Part | null;
}
interface Animatable {
  getAnimations(options?: GetAnimationsOptions): (Animation & { transitionProperty?: string })[];
}
interface CSSStyleDeclaration {
  zoom: string | number;
}
