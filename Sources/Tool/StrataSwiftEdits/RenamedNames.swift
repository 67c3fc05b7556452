/// The new names of an entity or a feature, and of everything that is named after it.
///
/// A name such as `OrderUseCase` has one meaning wherever it occurs. A word such as `order` may mean
/// something else, so its place decides: it is a name in code, a word of the service in `"/orders"`,
/// and an English word in a sentence.
public struct RenamedNames: Equatable, Sendable {
  /// The new names by the old ones that are replaced wherever they occur.
  public var names: [String: String]
  /// The new names of types that are ordinary words, such as `Order`.
  public var types: [String: String]
  /// The new names of variables and functions that are ordinary words, such as `orders`.
  public var words: [String: String]
  /// The new words of the service, such as `line_items`.
  public var sent: [String: String]
  /// The new words of sentences, such as `line item`.
  public var spoken: [String: String]
  /// The new words at the beginning of a text, where they differ from those inside a sentence: both
  /// are `HTTP server` for a name that begins with an abbreviation.
  public var opening: [String: String]
  /// The modules whose types are renamed; a type of that name in another type is another one.
  public var modules: Set<String> = []

  /// Creates the new names. For the parameters, see the properties of the same names.
  public init(
    names: [String: String] = [:], types: [String: String] = [:], words: [String: String] = [:],
    sent: [String: String] = [:], spoken: [String: String] = [:],
    opening: [String: String] = [:]
  ) {
    self.names = names
    self.types = types
    self.words = words
    self.sent = sent
    self.spoken = spoken
    self.opening = opening
  }

  /// A place in a text that decides what a word means.
  private enum Place {
    case code, service, sentence
  }

  /// The kind of a text, from which the meaning of its words follows.
  public enum Text: Sendable {
    /// A comment, whose words are English.
    case comment
    /// The text of a string or a JSON file, whose words are the service's unless they are next to a
    /// space.
    case string
    /// A path of a file, whose words are types or words of the service.
    case path
    /// A text in which ordinary words mean something else.
    case other
    /// A file of settings, in which only words next to a space mean something else.
    case settings
  }

  /// Returns a text with the new names.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - kind: the kind of the text.
  /// - Returns: the text, in which everything else is unchanged.
  public func replaced(in text: String, _ kind: Text) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(where: Self.isPart) {
      result += rest[..<start]
      let run = rest[start...].prefix(while: Self.isPart)
      let (old, new) = replacement(of: run, in: text, kind)
      result += new
      rest = rest[rest.index(start, offsetBy: old.count)...]
    }
    return result + rest
  }

  /// Returns the replaced text, which is longer than the run if a phrase begins there, and its
  /// replacement.
  private func replacement(
    of run: Substring, in text: String, _ kind: Text
  ) -> (old: Substring, new: String) {
    let word = String(run)
    if let new = names[word] { return (run, new) }
    let before = run.startIndex == text.startIndex ? nil : text[text.index(before: run.startIndex)]
    let rest = text[run.endIndex...]
    switch kind {
    case .other: return (run, word)
    case .settings:
      let isAlone = before != " " && rest.first != " "
      return (run, isAlone ? types[word] ?? word : word)
    case .path: return (run, types[word] ?? sent[word] ?? word)
    case .comment, .string: break
    }
    let opens = (before ?? "\"") == "\""
    switch place(text[..<run.startIndex], rest, kind) {
    case .code: return (run, types[word] ?? words[word] ?? word)
    case .service:
      let isWhole = opens && (rest.first ?? "\"") == "\""
      let title = isWhole ? opening[word] ?? spoken[word] : nil
      return (run, sent[word] ?? title ?? types[word] ?? words[word] ?? spoken[word] ?? word)
    case .sentence:
      let phrases = spoken.keys.sorted { ($1.count, $0) < ($0.count, $1) }
      let phrase = phrases.first { phrase in
        let text = text[run.startIndex...]
        return text.hasPrefix(phrase) && text.dropFirst(phrase.count).first.map(Self.isPart) != true
      }
      guard let phrase, let new = (opens ? opening[phrase] : nil) ?? spoken[phrase] else {
        return (run, types[word] ?? words[word] ?? word)
      }
      return (text[run.startIndex...].prefix(phrase.count), new)
    }
  }

  private func place(_ start: Substring, _ rest: Substring, _ kind: Text) -> Place {
    let (before, after) = (start.last, rest.first)
    if before == "`" || after == "`" || Self.endsFileName(rest) { return .code }
    guard case .comment = kind else {
      let isAddress = after == "/" && Self.methods.contains { start.hasSuffix("\($0) ") }
      return (before == " " || after == " ") && !isAddress ? .sentence : .service
    }
    if after == ":", ["- ", "Parameter "].contains(where: start.hasSuffix) { return .code }
    return before == "/" ? .service : .sentence
  }

  /// The methods of a request, before an address in a text such as `PUT orders/1`.
  private static let methods = ["GET", "POST", "PUT", "PATCH", "DELETE"]

  /// Returns whether a text begins with the end of a file's name, such as `+Words.swift`.
  private static func endsFileName(_ text: Substring) -> Bool {
    text.drop { isPart($0) || $0 == "+" }.hasPrefix(".swift")
  }

  static func isPart(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || letter == "_"
  }
}
