public import Combine

/// An observable object that somebody else keeps; the view is drawn again when it changes.
///
///     @ObservedObject var library: Library
///
/// Same as Apple's.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @MainActor @preconcurrency public var wrappedValue: ObjectType

  @MainActor @preconcurrency public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  @MainActor @preconcurrency public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  @MainActor public mutating func _connect(_ storage: _DynamicStorage, slot: Int) {
    storage.object(slot) { ObjectObserver() }.observe(wrappedValue, for: storage.owner)
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

/// A binding to a property of an object.
@MainActor func binding<Object: AnyObject, Subject>(
  to object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Subject>
) -> Binding<Subject> {
  Binding<Subject>(
    get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
}

extension ObservedObject: ComparesAsField {
  /// A view with the same object says the same: the object itself tells when it changes.
  static var fieldComparison: FieldComparison.Comparison {
    { left, right in
      MainActor.assumeIsolated {
        left.assumingMemoryBound(to: ObservedObject<ObjectType>.self).pointee.wrappedValue
          === right.assumingMemoryBound(to: ObservedObject<ObjectType>.self).pointee.wrappedValue
      }
    }
  }
}
