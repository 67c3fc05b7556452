/// A check whether a call, as it is written, may mean a declaration.
///
/// Arguments with a default may be missing, and a trailing closure may match any parameter of
/// function type.
struct CallMatcher {
  private enum Argument { case labelled(String), closure }

  private let arguments: [Argument]

  init(labels: [String], closures: [String]) {
    let trailing = closures.map { $0 == "_" ? Argument.closure : .labelled($0) }
    arguments = labels.map(Argument.labelled) + trailing
  }

  func fits(_ parameters: [Parameter]) -> Bool {
    fits(arguments[...], parameters[...])
  }

  private func fits(_ arguments: ArraySlice<Argument>, _ parameters: ArraySlice<Parameter>) -> Bool
  {
    guard let parameter = parameters.first else { return arguments.isEmpty }
    let rest = parameters.dropFirst()
    if let argument = arguments.first, takes(argument, parameter) {
      let left = arguments.dropFirst()
      if fits(left, rest) { return true }
      if parameter.isVariadic, fits(left, [parameter.afterFirst] + rest) { return true }
    }
    return (parameter.hasDefault || parameter.isVariadic) && fits(arguments, rest)
  }

  private func takes(_ argument: Argument, _ parameter: Parameter) -> Bool {
    switch argument {
    case .labelled(let label): parameter.label == label
    case .closure: parameter.isClosure
    }
  }
}

extension Parameter {
  /// The same parameter without its label, as only the first of several variadic values has the
  /// label.
  fileprivate var afterFirst: Parameter {
    var copy = self
    copy.label = "_"
    return copy
  }
}
