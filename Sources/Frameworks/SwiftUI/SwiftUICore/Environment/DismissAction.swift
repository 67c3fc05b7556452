/// Takes a presentation down or goes back.
///
/// Same as Apple's.
public struct DismissAction: Sendable {
  private let action: @MainActor () -> Void

  package init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  @MainActor public func callAsFunction() { action() }
}

extension DismissAction: HoldsClosures {}

extension EnvironmentValues {
  private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction {} }
  }

  /// Takes the presentation down that a view is in, or goes back.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
