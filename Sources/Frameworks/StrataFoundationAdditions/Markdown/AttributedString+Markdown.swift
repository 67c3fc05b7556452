public import Foundation

extension AttributedString {
  /// The options for parsing Markdown.
  ///
  /// Partial: extended attributes and source positions are missing, as `Text` does not show them.
  public struct MarkdownParsingOptions: Sendable {
    /// The part of Markdown that is parsed.
    public enum InterpretedSyntax: Int, Hashable, Sendable {
      /// Parses all of Markdown.
      ///
      /// Partial: paragraphs are the only blocks. Line breaks within a paragraph become spaces, and
      /// the marks of headings and lists remain in the text.
      case full
      /// Parses marks within lines, such as those of links; line breaks become spaces.
      case inlineOnly
      /// Parses marks within lines, such as those of links; white space is kept.
      case inlineOnlyPreservingWhitespace
    }

    /// The reaction to text that cannot be parsed. All text can be parsed, since invalid marks are
    /// literal text.
    public enum FailurePolicy: Int, Hashable, Sendable {
      /// Throws an error if the text cannot be parsed.
      case throwError
      /// Returns what was parsed up to the invalid part.
      case returnPartiallyParsedIfPossible
    }

    /// A Boolean value that indicates whether Apple's extended attributes are parsed.
    ///
    /// Partial: it has no effect: of `^[words](attributes)` the words are kept, without attributes.
    public var allowsExtendedAttributes: Bool
    /// The part of Markdown that is parsed.
    public var interpretedSyntax: InterpretedSyntax
    /// The reaction to text that cannot be parsed.
    ///
    /// Partial: it has no effect, since all text can be parsed.
    public var failurePolicy: FailurePolicy
    /// The language of the text, a BCP 47 code, which becomes its attribute `languageIdentifier`;
    /// `nil` if it is not known.
    public var languageCode: String?

    /// Creates the options for parsing Markdown.
    ///
    /// - Parameters:
    ///   - allowsExtendedAttributes: Whether Apple's extended attributes are parsed.
    ///   - interpretedSyntax: The parts of Markdown that are parsed.
    ///   - failurePolicy: The reaction to text that cannot be parsed.
    ///   - languageCode: The language of the text; `nil` if it is not known.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Parses Markdown, such as `**strong**`, `*stressed*`, `` `code` ``, `~~struck out~~` and
  /// `[words](https://example.com)`.
  ///
  ///     let note = try AttributedString(markdown: "Read **this** first")
  ///     Text(note)
  ///
  /// Same as Apple's for marks within lines.
  ///
  /// - Parameters:
  ///   - markdown: The text. A text of more than 10,000 bytes is not parsed, but shown as it is.
  ///   - options: The part of Markdown that is parsed, and the language of the text.
  ///   - baseURL: The base of URLs without a scheme.
  /// - Throws: Nothing, since all text can be parsed.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init()
    for run in MarkdownParser.runs(of: options.interpretedSyntax.prepared(markdown)) {
      append(AttributedString(run, language: options.languageCode, relativeTo: baseURL))
    }
  }

  /// Parses Markdown in UTF-8. Same as Apple's.
  ///
  /// - Parameters:
  ///   - markdown: The text in UTF-8.
  ///   - options: The options for parsing.
  ///   - baseURL: The address to which relative links refer; `nil` for none.
  /// - Throws: `CocoaError` with `fileReadInapplicableStringEncoding` if the data is not UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  init(_ run: MarkdownRun, language: String?, relativeTo base: URL?) {
    self.init(run.text)
    if let language { self.languageIdentifier = language }
    if !run.intent.isEmpty { self.inlinePresentationIntent = run.intent }
    if let address = run.link { self.link = URL(string: address, relativeTo: base) }
  }
}

extension AttributedString.MarkdownParsingOptions.InterpretedSyntax {
  fileprivate func prepared(_ text: String) -> String {
    switch self {
    case .inlineOnlyPreservingWhitespace: text
    case .inlineOnly: joined(text)
    case .full:
      text.replacing("\r\n", with: "\n").split(separator: "\n\n").map { joined(String($0)) }
        .joined()
    }
  }

  private func joined(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: " ")
  }
}
