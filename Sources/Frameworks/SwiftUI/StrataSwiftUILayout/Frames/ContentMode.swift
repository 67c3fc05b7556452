/// How content with a shape of its own takes its room.
///
/// Same as Apple's.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}
