/// The attributes of one element, sorted, so that equal ones compare equal.
public struct Attributes: Hashable, Sendable, ExpressibleByDictionaryLiteral, Sequence {
  private var pairs: [Pair] = []

  private struct Pair: Hashable, Sendable {
    var name: Attribute
    var value: String
  }

  /// Creates attributes of an element that has none.
  public init() {}

  /// Creates a collection of these attributes.
  public init(dictionaryLiteral elements: (Attribute, String)...) {
    for (name, value) in elements { self[name] = value }
  }

  /// Returns whether the values of both are the same bytes; `==` ignores how letters with accents are
  /// encoded.
  public func isIdentical(to other: Attributes) -> Bool {
    pairs.elementsEqual(other.pairs) {
      $0.name == $1.name && $0.value.utf8.elementsEqual($1.value.utf8)
    }
  }

  /// A Boolean value that indicates whether no value is longer than a name or a few words.
  public var areShort: Bool { pairs.allSatisfy { $0.value.utf8.count <= 64 } }

  /// A Boolean value that indicates whether no attribute is set.
  public var isEmpty: Bool { pairs.isEmpty }

  /// The value, or `nil` if the attribute is not set.
  ///
  /// - Complexity: O(*n*), where *n* is the number of attributes.
  public subscript(name: Attribute) -> String? {
    get { pairs.first { $0.name == name }?.value }
    set {
      let index = pairs.firstIndex { $0.name >= name } ?? pairs.endIndex
      let exists = index < pairs.endIndex && pairs[index].name == name
      switch (newValue, exists) {
      case (let value?, true): pairs[index].value = value
      case (let value?, false): pairs.insert(Pair(name: name, value: value), at: index)
      case (nil, true): pairs.remove(at: index)
      case (nil, false): break
      }
    }
  }

  /// Returns an iterator over the attributes in their fixed order.
  public func makeIterator() -> AnyIterator<(name: Attribute, value: String)> {
    var rest = pairs[...]
    return AnyIterator { rest.popFirst().map { ($0.name, $0.value) } }
  }
}
