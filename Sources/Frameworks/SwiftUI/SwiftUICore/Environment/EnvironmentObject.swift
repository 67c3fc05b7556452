public import Combine
import StrataViewTree

/// An observable object that a view inherits from those above it.
///
///     @EnvironmentObject private var library: Library
///
/// Same as Apple's: an object that nobody set is a programming error, and stops the program with a
/// message that says where, and what to do.
@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  private var place: EvaluatingNode?

  @MainActor @preconcurrency public init() {}

  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else {
      Diagnosis.missingObject("\(ObjectType.self)", .environmentObject, at: place).stop()
    }
    return object
  }

  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  @MainActor public mutating func _connect(_ storage: _DynamicStorage, slot: Int) {
    let key = ObjectIdentifier(ObjectType.self)
    place = storage.owner
    object = storage.environment.value(for: key, reader: storage.owner) as? ObjectType
    let observer = storage.object(slot) { ObjectObserver() }
    if let object { observer.observe(object, for: storage.owner) }
  }

  /// Makes bindings to the object's properties. Same as Apple's.
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    @MainActor @preconcurrency
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { binding(to: object, keyPath) }
  }
}

extension EnvironmentObject: KeptInPlace {}

extension View {
  /// Makes an observable object known to this view and those below.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier(keyPath: \.[ObjectKey<T>()], value: object))
  }
}
