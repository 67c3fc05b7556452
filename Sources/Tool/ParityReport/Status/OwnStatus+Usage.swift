extension OwnStatus {
  /// Returns the status of the API in a row of the usage ranking.
  func of(_ usage: Usage) -> ParityStatus {
    switch usage.note?.meaning {
    case .standsFor(let paths): all(paths.map { best(declarations($0)) })
    case .given: .works
    case .elsewhere: .absent
    case nil: ofApi(usage)
    }
  }

  private func ofApi(_ usage: Usage) -> ParityStatus {
    let call = UsageCall(usage.api)
    return switch usage.kind {
    case "type": call.isCall ? best(functions(call)) : best(declarations(call.name))
    case "init": best(inits(call), call)
    case "modifier":
      best(named(call.name).filter { $0.kind == .function && !$0.isStatic && call.fits($0) }, call)
    case "environment": best(declarations("EnvironmentValues.\(call.name)"))
    case "static": best(members(call), call)
    case "member": ofMember(usage.api, call)
    case "attribute": ofAttribute(usage.api)
    default: .absent
    }
  }

  private func best(_ symbols: [OwnSymbol], _ call: UsageCall) -> ParityStatus {
    best(symbols, labels: call.isCall ? call.labels + call.closures : nil)
  }

  /// Returns the global functions with the name of a call such as `withAnimation()`: such a row of
  /// the ranking counts all calls of a function.
  private func functions(_ call: UsageCall) -> [OwnSymbol] {
    named(call.name).filter { $0.kind == .function && $0.owner == nil }
  }

  private func inits(_ call: UsageCall) -> [OwnSymbol] {
    guard call.isCall else { return declarations(call.name) }
    let types = named("init").filter {
      $0.kind == .initializer && Array($0.path.dropLast()) == call.owner + [call.name]
    }
    return (types + functions(call)).filter(call.fits)
  }

  /// Returns the members that a use may mean. For a call, the member must accept these arguments:
  /// `rect` does not match `rect(cornerRadius:)`. For a use without parentheses, it may be any
  /// member that needs no arguments.
  private func members(_ call: UsageCall) -> [OwnSymbol] {
    let own = named(call.name).filter { Array($0.path.dropLast()) == call.owner }
    guard call.isCall else { return own.filter { $0.kind != .function } }
    return own.filter { $0.isCallable && call.fits($0) } + inits(call)
  }

  private func ofMember(_ api: String, _ call: UsageCall) -> ParityStatus {
    guard api.hasPrefix("requirement func ") else { return best(members(call), call) }
    let name = String(api.dropFirst("requirement func ".count))
    return best(named(UsageCall(name).name).filter { $0.isRequirement && $0.name == name })
  }

  private func ofAttribute(_ api: String) -> ParityStatus {
    if let key = api.firstMatch(of: /@Environment\(\\\.(\w+)\)/)?.1 {
      return all(["Environment", "EnvironmentValues.\(key)"].map { best(declarations($0)) })
    }
    var call = UsageCall(String(api.dropFirst()))
    if api.hasPrefix("#") { return best(named(call.name).filter(call.fits)) }
    if call.labels == ["Type.self"] { call.labels = ["_"] }
    let path = (call.owner + [call.name]).joined(separator: ".")
    let type = best(declarations(path) + named(call.name).filter { $0.kind == .macro })
    return call.isCall ? all([type, wrapper(call, path)]) : type
  }

  /// Returns the status of a property wrapper: `@State(…)` matches an initializer with or without
  /// the value after `=`.
  private func wrapper(_ call: UsageCall, _ path: String) -> ParityStatus {
    var assigned = call
    assigned.labels.insert("wrappedValue", at: 0)
    return best(
      named("init").filter { symbol in
        symbol.path.dropLast().joined(separator: ".") == path
          && (call.fits(symbol) || assigned.fits(symbol))
      })
  }
}
