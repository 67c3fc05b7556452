public import Observation

/// A wrapper that creates bindings to the properties of an observable object.
///
///     @Bindable var model: Model
///     TextField("Name", text: $model.name)
///
/// Same as Apple's.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The observable object whose properties are bound.
  public var wrappedValue: Value

  /// Creates a wrapper for an observable object. The compiler calls this initializer for `@Bindable
  /// var`.
  public init(wrappedValue: Value) where Value: AnyObject, Value: Observable {
    self.wrappedValue = wrappedValue
  }

  /// Creates a wrapper for an observable object.
  public init(_ wrappedValue: Value) where Value: AnyObject, Value: Observable {
    self.wrappedValue = wrappedValue
  }

  /// Creates a wrapper from the projected value of another one.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// The property wrapper itself, which creates bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  /// Returns a binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let kept = ForMainActor((object: wrappedValue, path: keyPath))
    var binding = Binding<Subject>(
      onMainActor: { kept.value.object[keyPath: kept.value.path] },
      set: { kept.value.object[keyPath: kept.value.path] = $0 })
    binding.identity = .member(.object(ObjectIdentifier(wrappedValue)), keyPath)
    return binding
  }
}
