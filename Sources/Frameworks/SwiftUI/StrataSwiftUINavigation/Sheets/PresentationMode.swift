public import SwiftUICore

/// The presentation state of a view.
///
/// Same as Apple's.
@available(
  iOS, deprecated: 100000, message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss"
)
public struct PresentationMode {
  /// A Boolean value that indicates whether the view is presented.
  public private(set) var isPresented: Bool

  /// Dismisses the view, if it is presented.
  public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
  /// The presentation state of the view. Writing a state that was dismissed dismisses the view.
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
