/// The platform for which a preview is.
///
/// Accepted: it has no effect; every preview is drawn for a browser.
public enum PreviewPlatform: Sendable {
  /// An iPhone or iPad.
  case iOS
  /// A Mac.
  case macOS
  /// A television.
  case tvOS
  /// A watch.
  case watchOS
}
