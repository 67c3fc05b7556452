public import Combine
import StrataViewTree

/// An observable object that a view reads from its environment, where a view around it has set the
/// object.
///
///     @EnvironmentObject private var library: Library
///
/// Same as Apple's: if the object is missing, the program stops with a message that names the view
/// and the remedy.
@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  private var place: EvaluatingNode?

  /// Creates a property that reads the object by its type.
  @MainActor @preconcurrency public init() {}

  /// The object. The program stops if no view around this one has set it.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else {
      Diagnosis.missingObject("\(ObjectType.self)", .environmentObject, at: place).stop()
    }
    return object
  }

  /// A wrapper that creates bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  @MainActor public mutating func _connect(_ storage: _DynamicStorage, slot: Int) {
    let key = ObjectIdentifier(ObjectType.self)
    place = storage.owner
    object = storage.environment.value(for: key, reader: storage.owner) as? ObjectType
    let observer = storage.object(slot) { ObjectObserver() }
    if let object { observer.observe(object, for: storage.owner) }
  }

  /// A wrapper that creates bindings to the object's properties. Same as Apple's.
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// Returns a binding to a property of the object.
    @MainActor @preconcurrency
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { binding(to: object, keyPath) }
  }
}

extension EnvironmentObject: KeptInPlace {}

extension View {
  /// Places an observable object in the environment of this view and its descendants.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier(keyPath: \.[ObjectKey<T>()], value: object))
  }
}
