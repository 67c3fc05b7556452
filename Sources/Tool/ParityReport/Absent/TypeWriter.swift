import StrataImportGraph

/// A writer of the types in an unavailable declaration.
///
/// A type that Strata lacks becomes a generic parameter, so that any argument fits: the call must
/// type check, or the compiler would complain of the argument and not of the missing symbol.
struct TypeWriter {
  /// The position of a type in a signature.
  enum Place {
    /// The type of a parameter, or the result of a closure: an argument determines it.
    case value
    /// The type of a closure's parameter: no argument determines it.
    case closure
    /// The type is the declaration's result.
    case result
  }

  let known: KnownTypes
  /// The generic parameters of the enclosing type.
  let outer: Set<String>
  /// The generic parameters of the enclosing type that have constraints, and so may have member
  /// types.
  let outerWithMembers: Set<String>
  /// The generic parameters that have constraints, and so may have member types.
  let withMembers: Set<String>
  /// The names that the `where` clause uses as generic parameters.
  let constrained: Set<String>
  /// The generic parameters that an argument determines, as an earlier run found; `nil` in the
  /// first run.
  var determined: Set<String>?
  /// The generic parameters in the order in which they are written, with their constraints.
  private(set) var generics: [(name: String, constraint: String)] = []
  /// The paths of the types that were written.
  private(set) var mentions: Set<String> = []

  /// Returns the type as it can be written in Strata's declaration; `nil` for a result type that
  /// cannot be written.
  mutating func text(of tokens: [SwiftToken], at place: Place) -> String? {
    guard isBalanced(tokens) else { return unknown("", at: place) }
    return written(tokens[...], at: place)
  }

  /// Returns whether every `<` has its `>`; Apple's list has lost some.
  private func isBalanced(_ tokens: [SwiftToken]) -> Bool {
    var depth = 0
    for (index, token) in tokens.enumerated() {
      if token.isMark("<") { depth += 1 }
      if token.isMark(">"), index == 0 || !tokens[index - 1].isMark("-") { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0 && !tokens.isEmpty
  }

  private mutating func written(_ tokens: ArraySlice<SwiftToken>, at place: Place) -> String? {
    var text = ""
    var index = tokens.startIndex
    while index < tokens.endIndex {
      let token = tokens[index]
      var end = index + 1
      guard let piece = piece(tokens, index, &end, at: place) else { return nil }
      text += (token.isGlued || text.isEmpty ? "" : " ") + piece
      index = end
    }
    return text
  }

  private mutating func piece(
    _ tokens: ArraySlice<SwiftToken>, _ index: Int, _ end: inout Int, at place: Place
  ) -> String? {
    let token = tokens[index]
    if token.isMark("(") {
      end = Self.close(of: index, in: tokens) + 1
      let isFunction = Self.isArrow(tokens, after: end)
      return written(tokens[(index + 1)..<(end - 1)], at: isFunction ? .closure : place)
        .map { "(\($0))" }
    }
    if token.isMark("@") {
      end = index + 2
      return "@" + (tokens[safe: index + 1]?.text ?? "")
    }
    guard token.isName else { return token.text }
    if token.isWord("some") || token.isWord("any") {
      return protocolType(tokens, index, &end, at: place)
    }
    let isMember = tokens[safe: index + 1]?.isMark(".") == true
    if Self.words.contains(token.text), !isMember { return token.text }
    return path(tokens, index, &end, at: place)
  }

  private static let words: Set = ["inout", "async", "throws", "rethrows", "Any", "Self"]

  /// Writes `some` or `any` with protocols. As a parameter, `some Tip` with a protocol that Strata
  /// lacks becomes a generic parameter; as a closure's parameter, `Any`. Returns `nil` for a result
  /// that is `some` or has such a protocol.
  private mutating func protocolType(
    _ tokens: ArraySlice<SwiftToken>, _ index: Int, _ end: inout Int, at place: Place
  ) -> String? {
    var names: [String] = []
    end = index + 1
    repeat {
      if tokens[safe: end]?.isMark("&") == true { end += 1 }
      names.append(Self.name(in: tokens, from: &end).joined(separator: "."))
    } while tokens[safe: end]?.isMark("&") == true
    let isKnown = names.allSatisfy(known.protocols.contains)
    if isKnown, !tokens[index].isWord("some") || place == .value {
      mentions.formUnion(names)
      return "\(tokens[index].text) \(names.joined(separator: " & "))"
    }
    return place == .value ? fresh("") : place == .closure ? "Any" : nil
  }

  private mutating func path(
    _ tokens: ArraySlice<SwiftToken>, _ index: Int, _ end: inout Int, at place: Place
  ) -> String? {
    end = index
    var names = Self.name(in: tokens, from: &end)
    let isMeta = names.count > 1 && names.last == "Type"
    if isMeta { names.removeLast() }
    let hasArguments = tokens[safe: end]?.isMark("<") == true
    return type(names, hasArguments: hasArguments, at: place).map { $0 + (isMeta ? ".Type" : "") }
  }

  private mutating func type(
    _ names: [String], hasArguments: Bool, at place: Place
  ) -> String? {
    let joined = names.joined(separator: ".")
    if names[0] == "Self" { return joined }
    if outer.contains(names[0]) {
      return names.count == 1 || outerWithMembers.contains(names[0])
        ? joined : unknown(joined, at: place)
    }
    if constrained.contains(names[0]) { return placeholder(names, at: place) }
    guard known.parameters[joined] != nil else {
      return names.count == 1 ? placeholder(names, at: place) : unknown(joined, at: place)
    }
    return applied(names, hasArguments: hasArguments, at: place)
  }

  /// Returns the text for a generic parameter, or for a member type of one.
  private mutating func placeholder(_ names: [String], at place: Place) -> String? {
    let name = names[0]
    let isDetermined = determined?.contains(name) ?? true
    if names.count > 1 {
      guard withMembers.contains(name), isDetermined else { return unknown(name, at: place) }
      return names.joined(separator: ".")
    }
    switch place {
    case .value:
      if !generics.contains(where: { $0.name == name }) { generics.append((name, "")) }
      return name
    case .closure: return isDetermined ? name : "Any"
    case .result: return determined?.contains(name) == true ? name : nil
    }
  }

  /// Returns a known type, with generic arguments if Apple's list has dropped them.
  private mutating func applied(
    _ names: [String], hasArguments: Bool, at place: Place
  ) -> String? {
    var text = ""
    mentions.insert(names.joined(separator: "."))
    for count in 1...names.count {
      let constraints = known.parameters[names.prefix(count).joined(separator: ".")] ?? []
      text += (count == 1 ? "" : ".") + names[count - 1]
      guard !constraints.isEmpty, !(hasArguments && count == names.count) else { continue }
      guard place != .result else { return nil }
      let arguments = constraints.map {
        place == .value ? fresh($0) : KnownTypes.example(of: $0)
      }
      text += "<\(arguments.joined(separator: ", "))>"
    }
    return text
  }

  private mutating func unknown(_ name: String, at place: Place) -> String? {
    switch place {
    case .value: fresh("")
    case .closure: "Any"
    case .result: nil
    }
  }

  private mutating func fresh(_ constraint: String) -> String {
    let name = "Given\(generics.count { $0.name.hasPrefix("Given") } + 1)"
    generics.append((name, constraint))
    return name
  }

  // MARK: - Reading tokens

  /// Returns the components of the dotted name at an index, and moves the index to the token after
  /// it.
  private static func name(in tokens: ArraySlice<SwiftToken>, from index: inout Int) -> [String] {
    guard let first = tokens[safe: index], first.isName else { return [""] }
    var names = [first.text]
    index += 1
    while tokens[safe: index]?.isMark(".") == true, let next = tokens[safe: index + 1],
      next.isName
    {
      names.append(next.text)
      index += 2
    }
    return names
  }

  private static func close(of start: Int, in tokens: ArraySlice<SwiftToken>) -> Int {
    let depths = Brackets.depths(of: tokens[start...])
    return zip(tokens.indices[start...], depths).first { $1 == 0 }?.0 ?? tokens.endIndex - 1
  }

  private static func isArrow(_ tokens: ArraySlice<SwiftToken>, after start: Int) -> Bool {
    var index = start
    while let token = tokens[safe: index], token.isWord("async") || token.isWord("throws") {
      index += 1
    }
    return tokens[safe: index]?.isMark("-") == true
  }
}

extension ArraySlice {
  /// The element at an index, or `nil` outside of the slice.
  subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
