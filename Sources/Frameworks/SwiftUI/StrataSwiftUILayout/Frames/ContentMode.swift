/// The way in which content with an aspect ratio fills its frame.
///
/// Same as Apple's.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The whole content is visible; a part of the frame may remain empty.
  case fit
  /// The content covers the whole frame; a part of it may be outside.
  case fill
}
