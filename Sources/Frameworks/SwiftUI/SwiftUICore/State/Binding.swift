package import StrataViewTree

/// A reference to a value that is stored elsewhere, for reading and writing.
///
///     TextField("Name", text: $name)
///
/// Same as Apple's, but the closures run on the main actor instead of any actor.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  let read: @MainActor () -> Value
  let write: @MainActor (Value) -> Void
  /// The identity of the referenced value, if known: bindings with equal identities refer to the
  /// same value.
  var identity: BindingIdentity?
  // A reference instead of the value, for size: most bindings have no transaction.
  private var transactionBox: TransactionBox?

  /// Creates a binding from closures.
  ///
  /// - Parameters:
  ///   - get: Returns the current value.
  ///   - set: Stores a new value.
  @preconcurrency public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    read = get
    write = set
  }

  /// Creates a binding from another one's projected value.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  @MainActor package init(box: StateBox<Value>) {
    read = { box.current }
    write = { box.current = $0 }
    identity = .object(ObjectIdentifier(box))
  }

  /// Returns a binding that always reads the same value and ignores writes.
  @MainActor public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The referenced value.
  @MainActor @preconcurrency public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// The transaction in which the value is written, as set by ``transaction(_:)`` or
  /// ``animation(_:)``.
  public var transaction: Transaction {
    get { transactionBox?.value ?? Transaction() }
    set { transactionBox = TransactionBox(newValue) }
  }

  /// Returns a binding to a property of the value.
  @MainActor
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    var member = Binding<Subject>(
      get: { read()[keyPath: keyPath] },
      set: { value in
        var whole = read()
        whole[keyPath: keyPath] = value
        write(whole)
      })
    member.identity = identity.map { .member($0, keyPath) }
    return member
  }
}

extension Binding: DynamicProperty {
  @MainActor public mutating func _connect(_ storage: _DynamicStorage, slot: Int) {}
}

private final class TransactionBox {
  let value: Transaction
  init(_ value: Transaction) { self.value = value }
}
