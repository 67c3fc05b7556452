extension Binding: Identifiable where Value: Identifiable {
  /// The identifier of the referenced value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  /// The position of the first element's binding.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position after that of the last element's binding.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The positions of the elements' bindings.
  public var indices: Value.Indices { wrappedValue.indices }

  /// Returns the position after another.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// Replaces a position by the one after it.
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

  /// Returns a binding to the element at a position, which must exist whenever the binding is read
  /// or written.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let (read, write, kept) = (read, write, ForMainActor(position))
    var member = Binding<Value.Element>(
      onMainActor: { read()[kept.value] },
      set: { value in
        var whole = read()
        whole[kept.value] = value
        write(whole)
      })
    if let identity, let position = position as? any Hashable {
      member.identity = .element(identity, AnyHashable(position))
    }
    return member
  }
}

extension Binding: BidirectionalCollection
where Value: MutableCollection, Value: BidirectionalCollection {
  /// Returns the position before another.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }

  /// Replaces a position by the one before it.
  public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
