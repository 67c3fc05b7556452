/// A system that a preview may be for. Same as Apple's.
public enum PreviewPlatform: Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
}
