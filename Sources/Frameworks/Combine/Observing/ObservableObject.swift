/// An object that notifies observers before it changes.
///
///     final class Library: ObservableObject {
///       @Published var books: [Book] = []
///     }
///
/// Same as Apple's.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that sends an event before each change.
  var objectWillChange: Self.ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that sends an event before each change of a `@Published` property.
  public var objectWillChange: ObservableObjectPublisher { ObjectChanges.publisher(of: self) }
}
