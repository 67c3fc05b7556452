extension MarkdownParser {
  /// A run of `*`, `_` or `~`, and whether it may open or close a pair.
  struct Delimiter {
    var mark: Unicode.Scalar
    /// The number of marks that are not used yet.
    var count: Int
    /// The original number of marks.
    var length: Int
    var opens: Bool
    var closes: Bool

    /// Returns whether this run of marks closes the run `opener`. GitHub's `~` requires that their
    /// counts are equal. Runs of other marks do not match if one of them may both open and close,
    /// and their lengths add up to a multiple of three.
    func closes(_ opener: Delimiter) -> Bool {
      guard opener.mark == mark, opener.opens else { return false }
      if mark == "~" { return opener.count == count }
      guard opener.closes || opens, (opener.length + length).isMultiple(of: 3) else { return true }
      return opener.length.isMultiple(of: 3) && length.isMultiple(of: 3)
    }
  }

  mutating func delimiter(_ mark: Unicode.Scalar) {
    let count = runLength(at: position)
    guard mark != "~" || count <= 2 else {
      for _ in 0..<count { take(mark) }
      return
    }
    let delimiter = Delimiter(mark, count, before: before(position), after: after(position + count))
    endPlain()
    pieces.append(
      Piece(text: String(repeating: Character(mark), count: count), delimiter: delimiter))
    position += count
  }

  private func before(_ index: Int) -> Unicode.Scalar? { index > 0 ? source[index - 1] : nil }
  private func after(_ index: Int) -> Unicode.Scalar? {
    index < source.count ? source[index] : nil
  }

  /// Converts pairs of delimiters from a piece on to emphasis; delimiters without a partner remain
  /// text.
  mutating func stress(from first: Int) {
    var index = first
    while index < pieces.count {
      guard let closer = pieces[index].delimiter, closer.closes else {
        index += 1
        continue
      }
      if let opener = opener(for: closer, before: index, from: first) {
        pair(opener, index)
        if pieces[index].delimiter == nil { index += 1 }
      } else {
        if !closer.opens { pieces[index].delimiter = nil }
        index += 1
      }
    }
    for index in first..<max(first, pieces.count) { pieces[index].delimiter = nil }
  }

  private func opener(for closer: Delimiter, before index: Int, from first: Int) -> Int? {
    pieces[first..<index].lastIndex { piece in
      piece.delimiter.map(closer.closes) ?? false
    }
  }

  /// Marks the text between two delimiters as emphasized, and removes the used marks from both.
  private mutating func pair(_ opener: Int, _ closer: Int) {
    guard let left = pieces[opener].delimiter, let right = pieces[closer].delimiter else { return }
    let used = right.mark == "~" ? right.count : min(left.count, right.count, 2)
    let intent: InlinePresentationIntent =
      right.mark == "~" ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
    for index in (opener + 1)..<closer {
      pieces[index].intent.insert(intent)
      pieces[index].delimiter = nil
    }
    shorten(opener, by: used)
    shorten(closer, by: used)
  }

  private mutating func shorten(_ index: Int, by used: Int) {
    pieces[index].text.unicodeScalars.removeLast(used)
    pieces[index].delimiter?.count -= used
    if pieces[index].delimiter?.count == 0 { pieces[index].delimiter = nil }
  }
}

extension MarkdownParser.Delimiter {
  init(_ mark: Unicode.Scalar, _ count: Int, before: Unicode.Scalar?, after: Unicode.Scalar?) {
    let blankBefore = before?.isBlank ?? true
    let blankAfter = after?.isBlank ?? true
    let pointBefore = before?.isPunctuation ?? false
    let pointAfter = after?.isPunctuation ?? false
    let left = !blankAfter && (!pointAfter || blankBefore || pointBefore)
    let right = !blankBefore && (!pointBefore || blankAfter || pointAfter)
    self.mark = mark
    self.count = count
    length = count
    opens = mark == "_" ? left && (!right || pointBefore) : left
    closes = mark == "_" ? right && (!left || pointAfter) : right
  }
}
