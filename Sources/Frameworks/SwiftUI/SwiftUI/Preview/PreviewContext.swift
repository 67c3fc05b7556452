/// What a preview is told of where it is shown. Same as Apple's.
///
/// Accepted: previews are shown in a browser, which has no widgets.
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of a ``PreviewContext``. Same as Apple's.
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}
