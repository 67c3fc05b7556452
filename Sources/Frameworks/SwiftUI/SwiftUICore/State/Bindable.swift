public import Observation

/// Makes bindings to the properties of an observable object.
///
///     @Bindable var model: Model
///     TextField("Name", text: $model.name)
///
/// Same as Apple's.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) where Value: AnyObject, Value: Observable {
    self.wrappedValue = wrappedValue
  }

  public init(_ wrappedValue: Value) where Value: AnyObject, Value: Observable {
    self.wrappedValue = wrappedValue
  }

  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  @MainActor
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    var binding = Binding<Subject>(
      get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    binding.identity = .member(.object(ObjectIdentifier(object)), keyPath)
    return binding
  }
}
