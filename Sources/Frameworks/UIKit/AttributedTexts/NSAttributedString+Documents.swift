public import Foundation

extension NSAttributedString {
  /// A kind of document.
  ///
  /// Same as Apple's, without the kinds that only a Mac reads.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The document is text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// The document is a page in HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// The document is rich text.
    ///
    /// Partial: rich text cannot be read; reading it throws an error.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// The document is rich text with attachments.
    ///
    /// Partial: rich text cannot be read; reading it throws an error.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// A key of the options by which a document is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the document's kind: a ``DocumentType``. If it is missing, a document that begins
    /// with a tag is read as HTML, and any other as plain text.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The key of the encoding of the document's text: the raw value of a `String.Encoding`. If it
    /// is missing, UTF-8 is used, or Latin-1 if the document is not valid UTF-8.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The key of the attributes of text to which the document gives none: a dictionary of
    /// attributes.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// A key of the facts about a document that was read.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the document's kind.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The key of the encoding of the document's text.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// Creates a text from a document.
  ///
  ///     let words = try NSAttributedString(
  ///       data: Data("<p>Hello <b>there</b></p>".utf8),
  ///       options: [.documentType: NSAttributedString.DocumentType.html],
  ///       documentAttributes: nil)
  ///     words.string   // "Hello there\n"
  ///
  /// Partial: of a page, paragraphs, headings, lists, links, colors, and bold, italic, underlined and
  /// struck out text are read, with the styles of elements and of style sheets for elements by name.
  /// Nothing is loaded: pictures are left out.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - options: The kind and the encoding of the document.
  ///   - dict: The variable in which facts about the document are stored; `nil` if they are not
  ///     needed.
  /// - Throws: `CocoaError` if documents of this kind cannot be read.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let encoding = Self.encoding(options)
    guard let text = Self.text(data, encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let type = Self.type(options, of: text)
    guard type == .html || type == .plain else {
      // Apple's code for a document of a kind that cannot be read.
      throw CocoaError(CocoaError.Code(rawValue: 65806))
    }
    dict?.pointee = NSDictionary(
      dictionary: [DocumentAttributeKey.documentType.rawValue: type.rawValue])
    let base = options[.defaultAttributes] as? [Key: Any] ?? [:]
    let runs =
      type == .html
      ? HTMLReader.runs(of: text).map { ($0.text, $0.look.attributes) } : [(text, [:])]
    self.init(attributedString: Self.joined(runs, base))
  }

  /// Creates a text from the document of a file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - options: The kind and the encoding of the document.
  ///   - dict: The variable in which facts about the document are stored; `nil` if they are not
  ///     needed.
  /// - Throws: `CocoaError` if the file cannot be read or documents of its kind are not supported.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  private static func joined(
    _ runs: [(String, [Key: Any])], _ base: [Key: Any]
  ) -> NSAttributedString {
    let whole = NSMutableAttributedString(string: "")
    for (text, attributes) in runs {
      let all = base.merging(attributes) { $1 }
      whole.append(NSAttributedString(string: text, attributes: all))
    }
    return whole
  }

  private static func encoding(_ options: [DocumentReadingOptionKey: Any]) -> String.Encoding? {
    switch options[.characterEncoding] {
    case let encoding as String.Encoding: encoding
    case let number as UInt: String.Encoding(rawValue: number)
    case let number as Int: String.Encoding(rawValue: UInt(bitPattern: number))
    case let number as NSNumber: String.Encoding(rawValue: number.uintValue)
    default: nil
    }
  }

  private static func text(_ data: Data, _ encoding: String.Encoding?) -> String? {
    if let encoding { return String(data: data, encoding: encoding) }
    return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
  }

  private static func type(
    _ options: [DocumentReadingOptionKey: Any], of text: String
  ) -> DocumentType {
    switch options[.documentType] {
    case let type as DocumentType: type
    case let name as String: DocumentType(rawValue: name)
    default: text.drop(while: \.isWhitespace).hasPrefix("<") ? .html : .plain
    }
  }
}

extension NSAttributedString.Key {
  /// The key of a link's target: a `URL`, or a text that contains one.
  public static let link = NSAttributedString.Key("NSLink")
}
