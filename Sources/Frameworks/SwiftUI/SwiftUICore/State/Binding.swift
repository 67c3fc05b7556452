package import StrataViewTree

/// A way to read and write a value that lives elsewhere.
///
///     TextField("Name", text: $name)
///
/// Same as Apple's, but that the closures are the main actor's rather than any actor's.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  let read: @MainActor () -> Value
  let write: @MainActor (Value) -> Void
  /// Which value this leads to, where that can be told: equal ones lead to the same.
  var identity: BindingIdentity?
  // A word, not the whole: most bindings are written in no transaction of their own.
  private var transactionBox: TransactionBox?

  @preconcurrency public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    read = get
    write = set
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  @MainActor package init(box: StateBox<Value>) {
    read = { box.current }
    write = { box.current = $0 }
    identity = .object(ObjectIdentifier(box))
  }

  /// A binding that always reads the same value and ignores writes.
  @MainActor public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  @MainActor @preconcurrency public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  /// What it is written in, where ``transaction(_:)`` said so.
  public var transaction: Transaction {
    get { transactionBox?.value ?? Transaction() }
    set { transactionBox = TransactionBox(newValue) }
  }

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
