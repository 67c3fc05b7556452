/// Whether something is shown.
///
/// Same as Apple's.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}
