public import Combine

/// An observable object that belongs to a view's place, and draws the view again when it changes.
///
///     @StateObject private var library = Library()
///
/// Same as Apple's: the object is made once for each identity, when the view is first drawn.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var kept: Kept?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  @MainActor @preconcurrency public var wrappedValue: ObjectType { kept?.object ?? make() }

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
