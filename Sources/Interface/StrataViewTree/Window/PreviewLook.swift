/// The variants in which each preview is shown, side by side.
public enum PreviewLook: String, CaseIterable, Sendable {
  case light, dark
  /// Text at twice its size.
  case large
  /// Right to left, in Arabic if the app is localized to it.
  case rtl
}
