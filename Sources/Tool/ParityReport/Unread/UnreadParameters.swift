/// A search for parameters of public functions that have no effect and are not documented as such.
///
/// A parameter has no effect if the body never names it, or only passes it to a function of the
/// module none of whose overloads uses it. Values that are stored in an unread property are not
/// found: that would require the compiler's knowledge of types.
struct UnreadParameters {
  private let functions: [WrittenFunction]
  /// The requirements of protocols, by name and labels. A function that implements one may receive
  /// arguments that it does not need.
  private let demands: Set<String>

  init(_ files: [FunctionReader]) {
    functions = files.flatMap(\.functions)
    demands = files.reduce(into: []) { $0.formUnion($1.demands) }
  }

  /// Returns the parameters without effect that neither the function's nor its type's docstring
  /// mentions.
  ///
  /// - Parameter isMarked: whether a type is marked as partial or accepted as a whole.
  func unmarked(isMarked: (_ type: String) -> Bool) -> [UnreadParameter] {
    let unread = unreadArguments
    return functions.filter(\.isPublic).filter { !isPlumbing($0) && !isMarked(owner($0)) }
      .flatMap { function in
        function.parameters
          .filter { isUnread($0, unread) && !isDocumented($0, function.marker) }
          .map {
            UnreadParameter(path: function.path, parameter: $0.word, place: function.place)
          }
      }
      .uniqued.sorted { ($0.path, $0.place, $0.parameter) < ($1.path, $1.place, $1.parameter) }
  }

  private func owner(_ function: WrittenFunction) -> String {
    function.owner.joined(separator: ".")
  }

  private func isPlumbing(_ function: WrittenFunction) -> Bool {
    function.isUnavailable || demands.contains(function.name) || !isName(function.baseName)
      || (function.owner + [function.baseName]).contains { $0.hasPrefix("_") }
  }

  /// Returns whether a text is a name and not an operator. Operators are requirements of the
  /// standard library's protocols.
  private func isName(_ text: String) -> Bool { text.first?.isLetter ?? false }

  private func isUnread(
    _ parameter: WrittenFunction.Parameter, _ unread: Set<WrittenFunction.Argument>
  ) -> Bool {
    if parameter.isType || parameter.label == Self.forTranslators { return false }
    guard let argument = parameter.handedTo, parameter.uses == 1 else { return parameter.uses == 0 }
    return unread.contains(argument)
  }

  /// The argument label of `Text(_:comment:)` that is ignored: comments are for translators, and
  /// have no effect on Apple's platforms either.
  private static let forTranslators = "comment"

  private func isDocumented(_ parameter: WrittenFunction.Parameter, _ marker: Marker?) -> Bool {
    guard let marker else { return false }
    return marker.concerns([parameter.label, parameter.name])
  }

  /// The arguments that no overload of a function uses; computed as a fixed point, since one
  /// function may pass them to another.
  private var unreadArguments: Set<WrittenFunction.Argument> {
    var found: Set<WrittenFunction.Argument> = []
    while true {
      let next = arguments(found)
      if next == found { return found }
      found = next
    }
  }

  private func arguments(
    _ unread: Set<WrittenFunction.Argument>
  ) -> Set<WrittenFunction.Argument> {
    var (unused, used) = (Set<WrittenFunction.Argument>(), Set<WrittenFunction.Argument>())
    for function in functions where function.baseName != "init" {
      for parameter in function.parameters where parameter.label != "_" {
        let argument = WrittenFunction.Argument(
          function: function.baseName, label: parameter.label)
        if isUnread(parameter, unread) { unused.insert(argument) } else { used.insert(argument) }
      }
    }
    return unused.subtracting(used)
  }
}
