/// An object that says when it is about to change.
///
///     final class Library: ObservableObject {
///       @Published var books: [Book] = []
///     }
///
/// Same as Apple's.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Says something before each change.
  var objectWillChange: Self.ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Says something before each change of a `@Published` property.
  public var objectWillChange: ObservableObjectPublisher { ObjectChanges.publisher(of: self) }
}
