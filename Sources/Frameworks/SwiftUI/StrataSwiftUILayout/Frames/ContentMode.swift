/// The way in which content with an aspect ratio fills its frame.
///
/// Same as Apple's.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}
