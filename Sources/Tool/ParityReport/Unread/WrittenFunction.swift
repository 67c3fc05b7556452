/// A function, initializer or subscript with a body, as its source has it.
struct WrittenFunction {
  struct Parameter {
    /// The label; `_` if there is none.
    var label: String
    /// The name inside of the body; `_` if there is none.
    var name: String
    /// The number of times that the body names it.
    var uses = 0
    /// A Boolean value that indicates whether only its type matters: `Value.Type`, or a generic
    /// type that the body names.
    var isType = false
    /// The call that the parameter is passed to, if that is its only use.
    var handedTo: Argument?

    /// The label, or the name if there is no label.
    var word: String { label == "_" ? name : label }
  }

  /// An argument of a call.
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
  /// A Boolean value that indicates whether the function is declared as unavailable.
  var isUnavailable = false

  /// The name with labels, such as `frame(width:height:)`.
  var name: String { "\(baseName)(\(parameters.map { "\($0.label):" }.joined()))" }

  var path: String { (owner + [name]).joined(separator: ".") }
}
