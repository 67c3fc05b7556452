/// The variants in which each preview is shown, side by side.
public enum PreviewLook: String, CaseIterable, Sendable {
  case light, dark
  /// The preview with text at twice its size.
  case large
  /// The preview from right to left, in Arabic if the app is localized to it.
  case rtl
}
