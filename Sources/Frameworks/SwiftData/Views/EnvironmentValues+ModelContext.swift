import StrataDeviceServices
public import SwiftUI

extension EnvironmentValues {
  private enum ContextKey: EnvironmentKey {
    static var defaultValue: ModelContext? { nil }
  }

  /// The context of the views, which `modelContainer(_:)` or `modelContext(_:)` sets.
  ///
  /// Same as Apple's. If no container is set, it is a context without models: fetching from it and
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
