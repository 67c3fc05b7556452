/// The ways in which each preview is shown, beside each other.
public enum PreviewLook: String, CaseIterable, Sendable {
  case light, dark
  /// Text at twice its size.
  case large
  /// Right to left, in Arabic where the app speaks it.
  case rtl
}
