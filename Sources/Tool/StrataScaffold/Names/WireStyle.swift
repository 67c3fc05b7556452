/// The naming of a layout's types for the service's responses, and of their conversion to models.
enum WireStyle: Sendable {
  /// `OrdersJSON.OrderJSON` with `toOrder()`, as in document 001.
  case nested
  /// `OrderDTO` with `toDomain()`, whose errors name the field, as in document 003 and in Strata's
  /// style.
  case dto
  /// `Order` itself, which conforms to `Codable`, as in document 002.
  case model
  /// `OrderResponse`, from which `OrderAdapter` is created, as in document 004.
  case response

  /// Returns the name of the type for one entity in a response.
  func type(of entity: TypeName) -> String {
    switch self {
    case .nested: "\(entity.plural)JSON.\(entity.text)JSON"
    case .dto: "\(entity.text)DTO"
    case .model: entity.text
    case .response: "\(entity.text)Response"
    }
  }

  /// Returns the source of the call that creates the model.
  func call(_ entity: TypeName) -> String {
    switch self {
    case .nested: "to\(entity.text)()"
    case .dto: "toDomain()"
    case .model, .response: "self"
    }
  }

  /// Returns the source of the arguments for the error of a value that cannot be parsed.
  func naming(_ field: String) -> String {
    switch self {
    case .nested, .model, .response: ""
    case .dto: ", \"\(SnakeCase.of(field))\""
    }
  }
}
