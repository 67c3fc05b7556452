/// How a layout calls what the service sends, and what makes a model of it.
enum WireStyle: Sendable {
  /// `OrdersJSON.OrderJSON` with `toOrder()`: document 001.
  case nested
  /// `OrderDTO` with `toDomain()`, whose errors name the field: document 003 and the house style.
  case dto
  /// `Order` itself, which is Codable: document 002.
  case model
  /// `OrderResponse`, of which `OrderAdapter` is made: document 004.
  case response

  /// The type of one entity as it is sent.
  func type(of entity: TypeName) -> String {
    switch self {
    case .nested: "\(entity.plural)JSON.\(entity.text)JSON"
    case .dto: "\(entity.text)DTO"
    case .model: entity.text
    case .response: "\(entity.text)Response"
    }
  }

  /// What makes the model.
  func call(_ entity: TypeName) -> String {
    switch self {
    case .nested: "to\(entity.text)()"
    case .dto: "toDomain()"
    case .model, .response: "self"
    }
  }

  /// What is handed to the check of a value that could not be read.
  func naming(_ field: String) -> String {
    switch self {
    case .nested, .model, .response: ""
    case .dto: ", \"\(SnakeCase.of(field))\""
    }
  }
}
