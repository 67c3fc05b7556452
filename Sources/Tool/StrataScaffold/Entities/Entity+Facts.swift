/// The fields that a list shows below the name of each entity.
extension Entity {
  /// The most fields that a row shows: more of them would not be read in a list.
  private static let mostFacts = 2
  /// The last part of the keys of the fields' names in lists, which have other texts with labels.
  static let factKind = "field"

  /// The fields that the rows of a list show: choices before dates, numbers and texts. Those of one
  /// kind stay in their order.
  ///
  /// The list that a project begins with is that of its document and shows names only.
  var facts: [Field] {
    guard !isFirst else { return [] }
    let ranked = fields.enumerated().compactMap { index, field in
      field.name == titleField.name ? nil : field.type.rank.map { ($0, index) }
    }
    return ranked.sorted { $0 < $1 }.prefix(Self.mostFacts).map { fields[$0.1] }
  }

  /// A Boolean value that indicates whether the app's screens have their texts in a String Catalog.
  var hasCatalog: Bool { wire != .response }

  /// Returns the facts of a row. Those that are optional are shown only if they have a value, which
  /// is then called `value`.
  ///
  /// - Parameter model: the expression for the entity: `order`.
  func factRows(of model: String) -> [[String: Mustache.Value]] {
    let labels = labels(Self.factKind)
    return facts.compactMap { field in
      fields.firstIndex(of: field).map { factRow(field, labels[$0], of: model) }
    }
  }

  private func factRow(
    _ field: Field, _ label: Word, of model: String
  ) -> [String: Mustache.Value] {
    let fact = "\(model).\(field.name)"
    let present = field.type.present
    let shown = present.text(present == field.type ? fact : "value", inWords: hasCatalog)
    return [
      "shown": .text(shown), "symbol": .text(label.symbol), "label": .text(label.text),
      "fact": .text(fact), "isOptional": .flag(present != field.type),
    ]
  }
}

extension FieldType {
  /// The place of a field of this type among those of a row, the first of which are shown; `nil` if
  /// a value is neither a few words nor a number.
  fileprivate var rank: Int? {
    switch self {
    case .choice: 0
    case .date: 1
    case .int, .double, .float: 2
    case .string: 3
    case .optional(let inner): inner.rank
    case .bool, .url, .uuid, .entity, .list: nil
    }
  }

  /// The type of a value that is there.
  fileprivate var present: FieldType {
    if case .optional(let inner) = self { inner } else { self }
  }
}
