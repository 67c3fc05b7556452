/// The platform for which a preview is drawn.
///
/// Accepted: it has no effect; every preview is drawn for a browser.
public enum PreviewPlatform: Sendable {
  /// The preview is for an iPhone or iPad.
  case iOS
  /// The preview is for a Mac.
  case macOS
  /// The preview is for a television.
  case tvOS
  /// The preview is for a watch.
  case watchOS
}
