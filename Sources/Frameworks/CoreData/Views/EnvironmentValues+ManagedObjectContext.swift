public import SwiftUI

extension EnvironmentValues {
  private enum ContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext? { nil }
  }

  /// The context in which the views fetch objects.
  ///
  ///     ContentView().environment(\.managedObjectContext, container.viewContext)
  ///
  /// Same as Apple's. If no context is set, it is one without a store: fetching from it and saving
  /// it throw ``CoreDataError``.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ContextKey.self] ?? NSManagedObjectContext(.mainQueue) }
    set { self[ContextKey.self] = newValue }
  }
}
