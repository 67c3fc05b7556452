/// A collection of the indices of another collection together with its elements' identifiers.
///
/// Same as Apple's.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
  /// An index and the identifier of the element there.
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  let base: Base
  let identify: (Base.Element) -> ID

  public typealias Index = Base.Index
  public var startIndex: Base.Index { base.startIndex }
  public var endIndex: Base.Index { base.endIndex }
  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }

  public subscript(position: Base.Index) -> Element {
    Element(index: position, id: identify(base[position]))
  }
}

extension IndexedIdentifierCollection: BidirectionalCollection
where Base: BidirectionalCollection {
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}

extension ForEach where Content: View {
  /// Creates a view for each element of a collection, with a binding to the element.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - content: A function that returns the view of an element.
  @preconcurrency public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == IndexedIdentifierCollection<C, ID>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// Creates a view for each element of a collection, with a binding to the element, identified by
  /// a key path.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: A key path to the identity of an element.
  ///   - content: A function that returns the view of an element.
  @preconcurrency public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == IndexedIdentifierCollection<C, ID> {
    self.data = IndexedIdentifierCollection(base: data.wrappedValue) { $0[keyPath: id] }
    self.id = \.id
    let kept = ForMainActor((data: data, id: id, content: content))
    self.content = { row in
      let (data, id, content) = kept.value
      return content(data.member(row.index, ifStill: row.id, by: id))
    }
  }
}

extension Binding where Value: MutableCollection {
  /// Returns a binding to one element of the collection. After the element was removed, the binding
  /// reads its last value and ignores writes.
  @MainActor func member<ID: Hashable>(
    _ index: Value.Index, ifStill identifier: ID, by id: KeyPath<Value.Element, ID>
  ) -> Binding<Value.Element> {
    let last = wrappedValue[index]
    func isThere(_ all: Value) -> Bool {
      all.indices.contains(index) && all[index][keyPath: id] == identifier
    }
    var member = Binding<Value.Element>(
      onMainActor: {
        let all = wrappedValue
        return isThere(all) ? all[index] : last
      },
      set: { value in
        var all = wrappedValue
        guard isThere(all) else { return }
        all[index] = value
        wrappedValue = all
      })
    member.identity = nil
    return member
  }
}
