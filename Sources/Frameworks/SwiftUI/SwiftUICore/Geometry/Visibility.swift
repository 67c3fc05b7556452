/// The visibility of a part of the interface.
///
/// Same as Apple's.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}
