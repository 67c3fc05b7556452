extension RewritingPass {
  /// Replaces an object whose type the compiler does not know, and whose property is read by its
  /// name. Objective-C finds the property when the app runs.
  ///
  ///     (contact as AnyObject).value(forKey: "name")
  ///     _KeyedValues(contact as Any?).value(forKey: "name")
  ///
  /// Returns the index of the next token.
  mutating func keyedValues(_ index: Int) -> Int {
    guard source.isWord("as", at: index - 1), source.isMark(")", at: index + 1),
      isKeyed(behind: index + 1), let open = source.open(of: index + 1), !isCall(open)
    else { return index + 1 }
    replace((index - 1)...index, by: "as Any?", noting: "_KeyedValues, for value(forKey:)")
    insert("_KeyedValues", before: open)
    return index + 1
  }

  private func isKeyed(behind close: Int) -> Bool {
    source.isMark(".", at: close + 1) && source.isWord("value", at: close + 2)
      && source.isMark("(", at: close + 3) && source.isWord("forKey", at: close + 4)
  }

  /// Returns whether a bracket begins the arguments of a call, as in `first(a as AnyObject)`.
  private func isCall(_ open: Int) -> Bool {
    guard open > 0, source.tokens[open].isGlued else { return false }
    let before = source.tokens[open - 1]
    return before.isName || [")", "]", "}", ">", "?", "!"].contains { before.isMark($0) }
  }
}
