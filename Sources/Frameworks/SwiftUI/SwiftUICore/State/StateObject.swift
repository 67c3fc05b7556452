public import Combine

/// An observable object that the view tree stores for a view. The view is updated when the object
/// changes.
///
///     @StateObject private var library = Library()
///
/// Same as Apple's: the object is created once for each identity, when the view is first evaluated.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var kept: Kept?

  /// Creates a property whose object is made by an expression.
  ///
  /// - Parameter thunk: The expression that makes the object. It is evaluated once for each
  ///   identity of the view.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object that the view tree stores.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { kept?.object ?? make() }

  /// A wrapper that creates bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  @MainActor public mutating func _connect(_ storage: _DynamicStorage, slot: Int) {
    let kept = storage.object(slot) { Kept(make()) }
    kept.observer.observe(kept.object, for: storage.owner)
    self.kept = kept
  }

  @MainActor final class Kept: EndsWithView {
    let object: ObjectType
    let observer = ObjectObserver()

    init(_ object: ObjectType) { self.object = object }

    func endWithView() { observer.endWithView() }
  }
}

extension StateObject: KeptInPlace {}
