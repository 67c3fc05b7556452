/// A property of an observable object that notifies observers before it changes.
///
///     @Published var name = "Ada"
///
/// Same as Apple's.
@propertyWrapper public struct Published<Value> {
  let box: PublishedBox<Value>

  /// Creates a property with a value.
  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }
  /// Creates a property with a value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// A publisher of the property's values: the current one, and then each new one before it is set.
  public var projectedValue: Published<Value>.Publisher {
    mutating get { Publisher(box: box) }
    set { self = Published(box: newValue.box) }
  }

  private init(box: PublishedBox<Value>) { self.box = box }

  /// Unavailable outside of classes: only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { preconditionFailure("@Published is only available on properties of classes") }
    set { preconditionFailure("@Published is only available on properties of classes") }
  }

  /// The value of the property of an object.
  ///
  /// - Parameters:
  ///   - object: The object with the property.
  ///   - wrappedKeyPath: A key path to the property.
  ///   - storageKeyPath: A key path to the property's wrapper.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.assign(newValue) }
  }

  /// A publisher of a property's values. Same as Apple's.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let box: PublishedBox<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      box.add(subscriber)
    }
  }
}

extension Published: Sendable where Value: Sendable {}
extension Published.Publisher: Sendable where Value: Sendable {}

extension Published: PublishedProperty {
  static func link(at place: UnsafeRawPointer) -> any ChangeLink {
    place.assumingMemoryBound(to: Published<Value>.self).pointee.box
  }
}
