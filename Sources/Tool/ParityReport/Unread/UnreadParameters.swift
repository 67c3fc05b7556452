/// Finds the parameters of public functions that have no effect, though nothing says so.
///
/// A parameter has none where the body never names it, or only hands it on to a function of the
/// module all of whose forms make nothing of theirs. What is kept in a property that nobody reads
/// is not found: that would take the compiler's knowledge of types.
struct UnreadParameters {
  private let functions: [WrittenFunction]
  /// What protocols demand: who answers such a demand is given what it may not need.
  private let demands: Set<String>

  init(_ files: [FunctionReader]) {
    functions = files.flatMap(\.functions)
    demands = files.reduce(into: []) { $0.formUnion($1.demands) }
  }

  /// Those of which neither the function nor its type says that they have no effect.
  ///
  /// - Parameter isMarked: whether a type says that it is partial or accepted as a whole.
  func unmarked(isMarked: (_ type: String) -> Bool) -> [UnreadParameter] {
    let unread = unreadArguments
    return functions.filter(\.isPublic).filter { !isPlumbing($0) && !isMarked(owner($0)) }
      .flatMap { function in
        function.parameters
          .filter { isUnread($0, unread) && !isTold($0, function.marker) }
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

  /// Operators are demands of the standard library's protocols.
  private func isName(_ text: String) -> Bool { text.first?.isLetter ?? false }

  private func isUnread(
    _ parameter: WrittenFunction.Parameter, _ unread: Set<WrittenFunction.Argument>
  ) -> Bool {
    if parameter.isType || parameter.label == Self.forTranslators { return false }
    guard let argument = parameter.handedTo, parameter.uses == 1 else { return parameter.uses == 0 }
    return unread.contains(argument)
  }

  /// `Text(_:comment:)` says it to who translates; on Apple's platforms too nothing is made of it.
  private static let forTranslators = "comment"

  private func isTold(_ parameter: WrittenFunction.Parameter, _ marker: Marker?) -> Bool {
    guard let marker else { return false }
    return marker.concerns([parameter.label, parameter.name])
  }

  /// The arguments of which no form of a function makes anything; found anew until nothing is added,
  /// since one may hand on to another.
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
    var (deaf, heard) = (Set<WrittenFunction.Argument>(), Set<WrittenFunction.Argument>())
    for function in functions where function.baseName != "init" {
      for parameter in function.parameters where parameter.label != "_" {
        let argument = WrittenFunction.Argument(
          function: function.baseName, label: parameter.label)
        if isUnread(parameter, unread) { deaf.insert(argument) } else { heard.insert(argument) }
      }
    }
    return deaf.subtracting(heard)
  }
}
