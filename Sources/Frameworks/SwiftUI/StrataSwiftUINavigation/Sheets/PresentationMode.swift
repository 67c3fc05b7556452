public import SwiftUICore

/// Whether a view is presented, and how it goes.
///
/// Same as Apple's.
@available(
  iOS, deprecated: 100000, message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss"
)
public struct PresentationMode {
  public private(set) var isPresented: Bool

  /// Takes the view away, if it was presented.
  public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
  /// Whether a view is presented; writing back a dismissed one takes it away.
  @available(iOS, deprecated: 100000, message: "Use isPresented or dismiss")
  public var presentationMode: Binding<PresentationMode> {
    let (isShown, dismiss) = (isShownByAnother, self.dismiss)
    return Binding {
      PresentationMode(isPresented: isShown)
    } set: { mode in
      if isShown, !mode.isPresented { dismiss() }
    }
  }
}
