/// The context in which a preview is shown. Same as Apple's.
///
/// Accepted: it has no effect, since previews are shown in a browser, which has no widgets.
public protocol PreviewContext {
  /// The value of a key in the preview's context.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of a ``PreviewContext``. Same as Apple's.
public protocol PreviewContextKey {
  /// The type of the value that the preview's context stores under the key.
  associatedtype Value
  /// The value that the key has if none is set.
  static var defaultValue: Self.Value { get }
}
