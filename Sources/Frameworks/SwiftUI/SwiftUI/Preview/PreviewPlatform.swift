/// A system that a preview may be for.
///
/// Accepted: every preview is drawn for a browser.
public enum PreviewPlatform: Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
}
