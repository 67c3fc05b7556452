/// A class or an actor to which a macro is attached.
struct TypeDeclaration {
  let name: String
  /// The access modifier, followed by a space; empty if there is none.
  let access: String
  /// The text between the braces.
  let body: String

  /// Reads the declaration of a type.
  ///
  /// - Parameters:
  ///   - source: The declaration with its attributes.
  ///   - keyword: `class` or `actor`.
  init(_ source: String, keyword: String, macro: String) throws(MacroError) {
    var scanner = SourceScanner(source)
    var access = ""
    while let token = scanner.next(), token != .word(keyword[...]) {
      if [.word("public"), .word("open"), .word("package")].contains(token) {
        access = token == .word("package") ? "package " : "public "
      }
      if [.word("struct"), .word("enum"), .word("extension"), .word("protocol")].contains(token) {
        throw MacroError("\(macro) needs \(keyword == "class" ? "a class" : "an actor")")
      }
    }
    guard case .word(let name) = scanner.next() else {
      throw MacroError("\(macro) needs \(keyword == "class" ? "a class" : "an actor")")
    }
    var body: Substring?
    while let token = scanner.next() {
      if case .group(let group) = token, group.first == "{" {
        body = group.dropFirst().dropLast()
        break
      }
    }
    (self.name, self.access, self.body) = (String(name), access, String(body ?? ""))
  }

  /// The members of the type, in order.
  var members: [MemberDeclaration] {
    var reader = MemberReader(body)
    var members: [MemberDeclaration] = []
    while let member = reader.next() { members.append(member) }
    return members
  }
}
