/// The visibility of a part of the interface.
///
/// Same as Apple's.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The part is shown or hidden as the context requires.
  case automatic
  /// The part of the interface is shown.
  case visible
  /// The part of the interface is hidden.
  case hidden
}
