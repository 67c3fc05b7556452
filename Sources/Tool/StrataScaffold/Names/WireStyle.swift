/// The naming of a layout's types for the service's responses, and of their conversion to models.
enum WireStyle: Sendable {
  /// `OrdersJSON.OrderJSON` with `toOrder()`: document 001.
  case nested
  /// `OrderDTO` with `toDomain()`, whose errors name the field: document 003 and Strata's style.
  case dto
  /// `Order` itself, which is Codable: document 002.
  case model
  /// `OrderResponse`, from which `OrderAdapter` is created: document 004.
  case response

  /// Returns the type of one entity in a response.
  func type(of entity: TypeName) -> String {
    switch self {
    case .nested: "\(entity.plural)JSON.\(entity.text)JSON"
    case .dto: "\(entity.text)DTO"
    case .model: entity.text
    case .response: "\(entity.text)Response"
    }
  }

  /// Returns the call that creates the model.
  func call(_ entity: TypeName) -> String {
    switch self {
    case .nested: "to\(entity.text)()"
    case .dto: "toDomain()"
    case .model, .response: "self"
    }
  }

  /// Returns the arguments for the error of a value that cannot be parsed.
  func naming(_ field: String) -> String {
    switch self {
    case .nested, .model, .response: ""
    case .dto: ", \"\(SnakeCase.of(field))\""
    }
  }
}
