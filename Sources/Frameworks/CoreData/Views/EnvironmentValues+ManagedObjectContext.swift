public import SwiftUI

extension EnvironmentValues {
  private enum ContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext? { nil }
  }

  /// The context of the views.
  ///
  ///     ContentView().environment(\.managedObjectContext, container.viewContext)
  ///
  /// Same as Apple's. Without one there is a context without a store: fetching from it and saving it
  /// throw ``CoreDataError``.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ContextKey.self] ?? NSManagedObjectContext(.mainQueue) }
    set { self[ContextKey.self] = newValue }
  }
}
