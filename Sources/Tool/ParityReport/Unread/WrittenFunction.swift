/// A function, initializer or subscript with a body, as its source contains it.
struct WrittenFunction {
  struct Parameter {
    /// The label of the parameter; `_` if there is none.
    var label: String
    /// The name of the parameter inside of the body; `_` if there is none.
    var name: String
    /// The number of times that the body uses the parameter.
    var uses = 0
    /// A Boolean value that indicates whether only the parameter's type matters, as for
    /// `Value.Type`, or a generic type that the body names.
    var isType = false
    /// The argument of another call that the parameter is passed to, if that is its only use; else
    /// `nil`.
    var handedTo: Argument?

    /// The label of the parameter, or its name if it has no label.
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
