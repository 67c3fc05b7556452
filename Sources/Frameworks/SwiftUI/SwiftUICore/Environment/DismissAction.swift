/// An action that dismisses a presentation or navigates back.
///
/// Same as Apple's.
public struct DismissAction: Sendable {
  private let action: @MainActor () -> Void

  package init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Dismisses the presentation or navigates back.
  @MainActor public func callAsFunction() { action() }
}

extension DismissAction: HoldsClosures {}

extension EnvironmentValues {
  private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction {} }
  }

  /// The action that dismisses the presentation that a view is in, or navigates back.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
