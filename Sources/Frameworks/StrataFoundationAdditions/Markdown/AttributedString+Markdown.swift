public import Foundation

extension AttributedString {
  /// How Markdown is read.
  ///
  /// Partial: without extended attributes and source positions, which `Text` does not show.
  public struct MarkdownParsingOptions: Sendable {
    /// How much of Markdown counts.
    public enum InterpretedSyntax: Int, Hashable, Sendable {
      /// Everything.
      ///
      /// Partial: of blocks only paragraphs are known; line breaks inside one become blanks, marks
      /// of headings and lists stay as they are written.
      case full
      /// Marks among words, line breaks becoming blanks.
      case inlineOnly
      /// Marks among words, white space staying as it is.
      case inlineOnlyPreservingWhitespace
    }

    /// What becomes of text that cannot be read. Every text can be: what is no mark is a word.
    public enum FailurePolicy: Int, Hashable, Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

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

  /// Reads Markdown: `**strong**`, `*stressed*`, `` `code` ``, `~~struck out~~`,
  /// `[words](https://example.com)`.
  ///
  ///     let note = try AttributedString(markdown: "Read **this** first")
  ///     Text(note)
  ///
  /// Same as Apple's for marks among words.
  ///
  /// - Parameters:
  ///   - markdown: The text; up to 10,000 characters are read, a longer one stays as it is.
  ///   - options: How much of Markdown counts.
  ///   - baseURL: What addresses without a scheme are relative to.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init()
    for run in MarkdownParser.runs(of: options.interpretedSyntax.prepared(markdown)) {
      append(AttributedString(run, relativeTo: baseURL))
    }
  }

  /// Reads Markdown in UTF-8. Same as Apple's.
  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  private init(_ run: MarkdownRun, relativeTo base: URL?) {
    self.init(run.text)
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
