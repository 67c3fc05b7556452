/// A page that is pushed onto a tab's stack.
///
/// Its coded form is part of page addresses: `/city/london-england-gb`.
enum Route: Hashable, Codable, Sendable {
  /// The details of one place, by its slug.
  case city(String)
  /// The same as somebody shared it: the slug, and the words of a ``SharedView``.
  case shared(String, String)
  /// The details of where the device is: its address names no place and no position.
  case here
}
