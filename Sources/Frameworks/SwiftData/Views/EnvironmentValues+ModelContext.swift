import StrataDeviceServices
public import SwiftUI

extension EnvironmentValues {
  private enum ContextKey: EnvironmentKey {
    static var defaultValue: ModelContext? { nil }
  }

  /// The context of the views, set by `modelContainer(_:)` or `modelContext(_:)`.
  ///
  /// Same as Apple's. Without a container there is a context without models: fetching from it and
  /// saving it throw ``SwiftDataError/unknownSchema``.
  public var modelContext: ModelContext {
    get { self[ContextKey.self] ?? Self.withoutModels }
    set { self[ContextKey.self] = newValue }
  }

  private static var withoutModels: ModelContext {
    // The plan of no models does not fail, and no store is opened.
    ModelContext(ContainerCore.withoutModels)
  }
}
