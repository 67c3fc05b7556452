import StrataImportGraph

/// Rewrites the properties and methods of Core Data's classes that Objective-C's runtime provides
/// on Apple's platforms.
extension RewritingPass {
  /// Adds the accessors to a declaration with `@NSManaged` that Core Data provides by itself on
  /// Apple's platforms.
  ///
  ///     @NSManaged var name: String?
  ///     var name: String? { get { _managed("name") } set { _setManaged("name", to: newValue) } }
  ///
  /// - Parameter word: the index of `NSManaged`.
  mutating func manage(_ word: Int) {
    let keyword = source.indices.dropFirst(word + 1).first {
      source.isWord("var", at: $0) || source.isWord("func", at: $0)
    }
    guard let keyword, keyword <= word + 8, source.indices.contains(keyword + 2),
      source.tokens[keyword + 1].isName
    else { return }
    let name = source.tokens[keyword + 1].text
    if source.isWord("func", at: keyword) {
      manageMethod(name, keyword)
    } else if source.isMark(":", at: keyword + 2) {
      manageProperty(name, keyword)
    }
  }

  private mutating func manageProperty(_ name: String, _ keyword: Int) {
    let key = name.replacing("`", with: "")
    let end = endOfLine(from: keyword)
    guard end > keyword + 2 else { return }
    insert(
      " { get { _managed(\"\(key)\") } set { _setManaged(\"\(key)\", to: newValue) } }", behind: end
    )
  }

  /// Returns the index of the last token of a declaration's line, or of the line in which its
  /// brackets end.
  private func endOfLine(from start: Int) -> Int {
    var end = start
    while source.indices.contains(end + 1),
      source.tokens[end + 1].line == source.tokens[start].line,
      !source.isMark(";", at: end + 1), !source.isMark("}", at: end + 1)
    {
      end += 1
      if ["(", "[", "<"].contains(source.tokens[end].text),
        let close = source.close(of: end), close > end
      {
        end = close
      }
    }
    return end
  }

  /// The prefixes of the names of generated methods, with the calls that replace their
  /// implementations.
  private static let methods: [(prefix: String, call: String)] = [
    ("addTo", "_add"), ("removeFrom", "_remove"), ("insertInto", "_insert"),
  ]

  private mutating func manageMethod(_ name: String, _ keyword: Int) {
    guard source.isMark("(", at: keyword + 2), let close = source.close(of: keyword + 2) else {
      return
    }
    guard let method = Self.methods.first(where: { name.hasPrefix($0.prefix) }),
      let body = body(
        of: method, Self.key(name.dropFirst(method.prefix.count)),
        parameters(from: keyword + 2, to: close))
    else {
      return remark(
        keyword...close,
        "cannot be replaced without Core Data; set the whole property instead of calling this method"
      )
    }
    insert(" { \(body) }", behind: close)
  }

  /// Returns the property that a generated method changes: `items` for `addToItems`.
  private static func key(_ rest: Substring) -> String {
    rest.prefix(1).lowercased() + rest.dropFirst()
  }

  private func body(
    of method: (prefix: String, call: String), _ key: String,
    _ parameters: [(name: String, type: String)]
  ) -> String? {
    let label = method.prefix == "addTo" ? "to" : method.prefix == "removeFrom" ? "from" : "into"
    guard let first = parameters.first else { return nil }
    if parameters.count == 1, first.type == "Int", method.prefix == "removeFrom" {
      return "_remove(at: \(first.name), from: \"\(key)\")"
    }
    if parameters.count == 2, parameters[1].type == "Int", method.prefix == "insertInto" {
      return "_insert(\(first.name), into: \"\(key)\", at: \(parameters[1].name))"
    }
    guard parameters.count == 1, method.prefix != "insertInto", first.type != "NSIndexSet" else {
      return nil
    }
    let isSet = first.type.hasSuffix("Set") || first.type.hasPrefix("Set<")
    let list =
      isSet ? "\(first.name).compactMap { $0 as? NSManagedObject }" : "[\(first.name)]"
    return "\(method.call)(\(list), \(label): \"\(key)\")"
  }

  /// Returns the names and types of a method's parameters, such as `value` and `Item` for `_ value:
  /// Item`.
  private func parameters(from open: Int, to close: Int) -> [(name: String, type: String)] {
    source.arguments(from: open, to: close).compactMap { argument in
      if let label = argument.label { return (label, source.text(argument.range)) }
      let start = argument.range.lowerBound
      guard source.isMark(":", at: start + 2), argument.range.upperBound > start + 2 else {
        return nil
      }
      return (source.tokens[start + 1].text, source.text((start + 3)...argument.range.upperBound))
    }
  }

  /// Replaces `#keyPath(Item.list.name)` by the text that Objective-C's runtime would make of it.
  /// Returns the index of the next token.
  mutating func keyPath(_ index: Int) -> Int {
    guard source.isMark("(", at: index + 2), let close = source.close(of: index + 2),
      close > index + 3
    else { return index + 2 }
    let names = source.text((index + 3)...(close - 1)).split(separator: ".").map {
      $0.trimmingSpaces
    }
    // The first name is that of the type, if it begins with a capital letter.
    let path = names.first?.first?.isUppercase == true ? Array(names.dropFirst()) : names
    replace(index...close, by: "\"\(path.joined(separator: "."))\"")
    return close + 1
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String { filter { !$0.isWhitespace } }
}
