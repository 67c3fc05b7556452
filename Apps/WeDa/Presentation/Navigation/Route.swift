/// A page that is pushed onto a tab's stack.
///
/// Its coded form is part of page addresses: `/city/london-england-gb`.
package enum Route: Hashable, Codable, Sendable {
  /// The details of one place, by its slug.
  case city(String)
  /// The details of a place as another person shared them: the slug, and the text of a
  /// ``SharedView``.
  case shared(String, String)
  /// The details at the device's position; its address contains neither a place nor a position.
  case here
  /// The comparison of the favourites on one time axis.
  case compare
}
