import Foundation

/// The suppressions of the rule book and of the sources, with a record of those that are used.
struct Suppressions {
  private let book: LayerBook
  private let project: SourceProject
  private let today: String
  private var used: Set<Int> = []
  private var usedNotes: Set<String> = []
  private let notes: [String: [Note]]

  /// A suppression comment: `// strata:allow rule-id reason`, with `until 2027-01-31` in it if the
  /// suppression expires.
  private struct Note {
    var rule: String
    var reason: String
    var until: String?
    /// The text in place of the day if it is not a valid day; `nil` if it is valid or there is
    /// none.
    var noDay: String?
    var line: Int
    var column: Int
    /// The lines to which the comment applies if it is alone on its line: the next one, or the one
    /// after further such comments, with the rest of a literal or comment that begins there.
    var next: ClosedRange<Int>?
    /// A Boolean value that indicates whether the comment is at the top of the file, and so applies
    /// to all of it.
    var isWhole: Bool

    func covers(_ broken: Int?) -> Bool {
      isWhole || broken == line || broken.map { next?.contains($0) == true } == true
    }
  }

  init(book: LayerBook, project: SourceProject, today: String) {
    self.book = book
    self.project = project
    self.today = today
    var notes: [String: [Note]] = [:]
    for file in project.judged {
      let alone = Set(file.facts.notes.filter(\.standsAlone).map(\.line))
      let found = file.facts.notes.compactMap { note -> Note? in
        var words = note.text.split(separator: " ").map(String.init)
        guard words.first == "allow", words.count > 1 else { return nil }
        let rule = RenamedRules.current(words[1])
        words.removeFirst(2)
        let term = Self.takeTerm(from: &words)
        let isWhole = note.line < (file.facts.codeLines?.lowerBound ?? 0)
        return Note(
          rule: rule, reason: words.joined(separator: " "), until: term.day,
          noDay: term.noDay, line: note.line, column: note.column,
          next: note.standsAlone ? Self.lines(behind: note.line, alone, file.facts.spans) : nil,
          isWhole: isWhole)
      }
      if !found.isEmpty { notes[file.path] = found }
    }
    self.notes = notes
  }

  /// Returns the lines to which a comment by itself applies.
  private static func lines(
    behind line: Int, _ alone: Set<Int>, _ spans: [ClosedRange<Int>]
  ) -> ClosedRange<Int> {
    var next = line + 1
    while alone.contains(next) { next += 1 }
    var last = next
    for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound })
    where (next...last).contains(span.lowerBound) {
      last = max(last, span.upperBound)
    }
    return next...last
  }

  /// Returns the suppression that covers a violation, if there is one, and marks it as used.
  mutating func cover(_ violation: Violation) -> Violation.Suppression? {
    if let index = book.exceptions.firstIndex(where: { covers($0, violation) }) {
      used.insert(index)
      let one = book.exceptions[index]
      return isOver(one.until) ? nil : .init(isInSource: false, reason: one.why)
    }
    let near = (notes[violation.path] ?? []).filter {
      $0.rule == violation.id && $0.covers(violation.line)
    }
    for note in near { usedNotes.insert("\(violation.path):\(note.line)") }
    return near.first { !$0.reason.isEmpty && $0.noDay == nil && !isOver($0.until) }
      .map { .init(isInSource: true, reason: $0.reason) }
  }

  private func isOver(_ until: String?) -> Bool { until.map { $0 < today } ?? false }

  private func covers(_ one: LayerBook.Exception, _ violation: Violation) -> Bool {
    if let module = one.module, let imports = one.imports {
      return violation.id == "layers" && violation.symbol == "import \(imports)"
        && project.files.first { $0.path == violation.path }?.module == module
    }
    guard one.rule == violation.id else { return false }
    return (one.symbol.map { $0 == violation.symbol } ?? true)
      && (one.path.map { $0.match(violation.path) != nil } ?? true)
  }

  /// Returns violations for suppressions that are unused, expired or without a reason.
  func violations() -> [Violation] {
    let left = book.exceptions.enumerated().compactMap { index, one -> Violation? in
      if !used.contains(index) {
        // A file outside of the checked part may need it.
        guard project.asked == nil else { return nil }
        return owed(book.file, nil, "\(words(one)) is not needed", "every exception is needed")
      }
      guard isOver(one.until), let until = one.until else { return nil }
      return owed(
        book.file, nil, "\(words(one)) expired on \(until)", "an exception is valid until its date")
    }
    return left
      + notes.sorted { $0.key < $1.key }.flatMap { path, notes in
        notes.compactMap { violation($0, in: path) }
      }
  }

  /// Removes `until 2027-01-31` from a note's words, wherever it is. Also removes and returns a day
  /// that is not valid: a suppression that was meant to expire must not last for ever.
  private static func takeTerm(from words: inout [String]) -> (day: String?, noDay: String?) {
    if let place = words.indices.dropLast().first(where: {
      words[$0] == "until" && Day.isDay(words[$0 + 1])
    }) {
      let day = words[place + 1]
      words.removeSubrange(place...place + 1)
      return (day, nil)
    }
    guard let first = words.first?.lowercased(), first.hasPrefix("until"),
      first.dropFirst(5).first?.isLetter != true
    else { return (nil, nil) }
    return (nil, words.prefix(2).joined(separator: " "))
  }

  private func violation(_ note: Note, in path: String) -> Violation? {
    if let noDay = note.noDay {
      return owed(
        path, note, "suppresses the rule \(note.rule) '\(noDay)', which has no valid date",
        "the date of an exception has the form 'until 2027-01-31'")
    }
    if note.reason.isEmpty {
      return owed(
        path, note, "suppresses the rule \(note.rule) without a reason",
        "an exception states its reason")
    }
    if let until = note.until, isOver(until) {
      return owed(
        path, note, "suppressed the rule \(note.rule) until \(until), which is past",
        "an exception is valid until its date")
    }
    if usedNotes.contains("\(path):\(note.line)") { return nil }
    return owed(
      path, note,
      "suppresses the rule \(note.rule), which the code below the comment does not violate",
      "every exception is needed")
  }

  private func words(_ one: LayerBook.Exception) -> String {
    if let module = one.module, let imports = one.imports {
      return "the exception that lets \(module) import \(imports)"
    }
    return "the exception from the rule \(one.rule ?? "") for \(one.symbol ?? one.path?.text ?? "")"
  }

  private func owed(_ path: String, _ note: Note?, _ found: String, _ rule: String) -> Violation {
    Violation(
      id: "unused-exception", path: path, line: note?.line, column: note?.column, symbol: found,
      found: found, rule: rule,
      why: "an exception that is no longer needed would hide a new violation",
      remedy: "remove the exception, or correct the names and the date in it")
  }
}
