/// The fields that a list shows below the name of each entity.
extension Entity {
  /// The most fields that a row shows: more of them would not be read in a list.
  private static let mostFacts = 2
  /// The last part of the keys of the fields' names in lists, which have other texts with labels.
  static let factKind = "field"

  /// The fields that the rows of a list show: the first choices, dates, numbers and texts.
  ///
  /// The list that a project begins with is that of its document and shows names only.
  var facts: [Field] {
    guard !isFirst else { return [] }
    return Array(
      fields.filter { $0.name != titleField.name && $0.type.isBrief }.prefix(Self.mostFacts))
  }

  /// A Boolean value that indicates whether the app's screens have their texts in a String Catalog.
  var hasCatalog: Bool { wire != .response }

  /// Returns the facts of a row.
  ///
  /// - Parameter model: the expression for the entity: `order`.
  func factRows(of model: String) -> [[String: Mustache.Value]] {
    let shown = Set(facts.map(\.name))
    return rows(of: model, kind: Self.factKind).enumerated().filter {
      shown.contains(fields[$0.offset].name)
    }
    .map(\.element)
  }
}

extension FieldType {
  /// A Boolean value that indicates whether a value is a few words or a number.
  fileprivate var isBrief: Bool {
    switch self {
    case .string, .int, .double, .float, .date, .choice: true
    case .optional(let inner): inner.isBrief
    case .bool, .url, .uuid, .entity, .list: false
    }
  }
}
