/// A function, initialiser or subscript with a body, as its source has it.
struct WrittenFunction {
  struct Parameter {
    /// `_` where it has none.
    var label: String
    /// What the body calls it; `_` where it cannot.
    var name: String
    /// How often the body names it.
    var uses = 0
    /// Whether the type alone says what is wanted: `Value.Type`, or a generic type that the body names.
    var isType = false
    /// The call that it is handed on to, where that is all that happens to it.
    var handedTo: Argument?

    /// What a person calls it.
    var word: String { label == "_" ? name : label }
  }

  /// One argument of a call.
  struct Argument: Hashable {
    var function: String
    var label: String
  }

  var owner: [String]
  var baseName: String
  var parameters: [Parameter]
  var isPublic: Bool
  var marker: Marker?
  var place: String
  /// Whether it only says that it cannot be called.
  var isUnavailable = false

  /// With its labels, such as `frame(width:height:)`.
  var name: String { "\(baseName)(\(parameters.map { "\($0.label):" }.joined()))" }

  var path: String { (owner + [name]).joined(separator: ".") }
}
