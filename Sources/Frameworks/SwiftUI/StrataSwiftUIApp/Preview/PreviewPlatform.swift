/// The platform that a preview is for.
///
/// Accepted: every preview is drawn for a browser.
public enum PreviewPlatform: Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
}
