public import Foundation

extension Notification.Name {
  /// The name of the notification that another process has changed a store.
  ///
  /// Accepted: it is never posted, since only the app's own process opens its stores. Contexts of the
  /// process learn of each other's saves by `NSManagedObjectContextDidSave` and by
  /// ``NSManagedObjectContext/automaticallyMergesChangesFromParent``.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}

// The history of a store is not kept. Each of its classes is declared so that a use of it says so.

/// A place in the history of a store.
@available(
  *, unavailable,
  message: """
    Strata does not have NSPersistentHistoryToken: no history is kept, since no other process \
    changes a store; set automaticallyMergesChangesFromParent of the view context
    """
)
open class NSPersistentHistoryToken: NSObject {}

/// A request for the changes of a store.
@available(
  *, unavailable,
  message: """
    Strata does not have NSPersistentHistoryChangeRequest: no history is kept, since no other \
    process changes a store; set automaticallyMergesChangesFromParent of the view context
    """
)
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest, @unchecked Sendable {
  /// Returns a request for the changes behind a place in the history.
  open class func fetchHistory(after token: NSPersistentHistoryToken?) -> Self { fatalError() }
  /// Returns a request for the changes after a date.
  open class func fetchHistory(after date: Date) -> Self { fatalError() }
  /// Returns a request that deletes the changes before a date.
  open class func deleteHistory(before date: Date) -> Self { fatalError() }
}

/// The changes of a store.
@available(
  *, unavailable,
  message: """
    Strata does not have NSPersistentHistoryResult: no history is kept, since no other process \
    changes a store; set automaticallyMergesChangesFromParent of the view context
    """
)
open class NSPersistentHistoryResult: NSPersistentStoreResult, @unchecked Sendable {
  /// The changes.
  public var result: Any? { fatalError() }
}

/// The changes of one save.
@available(
  *, unavailable,
  message: """
    Strata does not have NSPersistentHistoryTransaction: no history is kept, since no other process \
    changes a store; set automaticallyMergesChangesFromParent of the view context
    """
)
open class NSPersistentHistoryTransaction: NSObject {
  /// The place in the history.
  public var token: NSPersistentHistoryToken { fatalError() }
  /// Returns a notification with the changed objects.
  public func objectIDNotification() -> Notification { fatalError() }
}
