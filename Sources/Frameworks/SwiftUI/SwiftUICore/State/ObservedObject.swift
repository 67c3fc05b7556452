public import Combine

/// An observable object that is owned elsewhere. The view is updated when the object changes.
///
///     @ObservedObject var library: Library
///
/// Same as Apple's.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The observed object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType

  /// Creates a property that observes an object.
  @MainActor @preconcurrency public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a property that observes an object.
  @MainActor @preconcurrency public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  /// A wrapper that creates bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  @MainActor public mutating func _connect(_ storage: _DynamicStorage, slot: Int) {
    storage.object(slot) { ObjectObserver() }.observe(wrappedValue, for: storage.owner)
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

/// Returns a binding to a property of an object.
@MainActor func binding<Object: AnyObject, Subject>(
  to object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Subject>
) -> Binding<Subject> {
  Binding<Subject>(
    get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
}

extension ObservedObject: ComparesAsField {
  /// Compares the objects by identity. A change inside of the object is observed separately.
  static var fieldComparison: FieldComparison.Comparison {
    { left, right in
      MainActor.assumeIsolated {
        left.assumingMemoryBound(to: ObservedObject<ObjectType>.self).pointee.wrappedValue
          === right.assumingMemoryBound(to: ObservedObject<ObjectType>.self).pointee.wrappedValue
      }
    }
  }
}
