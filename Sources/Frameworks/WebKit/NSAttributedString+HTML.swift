public import Foundation
public import UIKit

extension NSAttributedString {
  /// Returns the text of a page in HTML with its attributes, and facts about the page.
  ///
  ///     let (words, _) = try await NSAttributedString.fromHTML("<p>Hello <b>there</b></p>")
  ///
  /// Partial: the limits of `NSAttributedString.init(data:options:documentAttributes:)` apply.
  ///
  /// - Parameters:
  ///   - string: The page.
  ///   - options: The options of reading, such as the default attributes.
  /// - Throws: `CocoaError` if the page cannot be read.
  public class func fromHTML(
    _ string: String, options: [DocumentReadingOptionKey: Any] = [:]
  ) async throws -> (NSAttributedString, [DocumentAttributeKey: Any]) {
    var options = options
    options[.characterEncoding] = String.Encoding.utf8.rawValue
    return try read(Data(string.utf8), options)
  }

  /// Returns the text of a page in HTML with its attributes, and facts about the page.
  ///
  /// Partial: the limits of `NSAttributedString.init(data:options:documentAttributes:)` apply.
  ///
  /// - Parameters:
  ///   - data: The page.
  ///   - options: The options of reading, such as the encoding of the page.
  /// - Throws: `CocoaError` if the page cannot be read.
  public class func fromHTML(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:]
  ) async throws -> (NSAttributedString, [DocumentAttributeKey: Any]) {
    try read(data, options)
  }

  /// Returns the text of a file in HTML with its attributes, and facts about the page.
  ///
  /// Partial: the limits of `NSAttributedString.init(data:options:documentAttributes:)` apply.
  ///
  /// - Parameters:
  ///   - fileURL: The file.
  ///   - options: The options of reading, such as the encoding of the page.
  /// - Throws: `CocoaError` if the file cannot be read.
  public class func fromHTML(
    fileURL: URL, options: [DocumentReadingOptionKey: Any] = [:]
  ) async throws -> (NSAttributedString, [DocumentAttributeKey: Any]) {
    try read(Data(contentsOf: fileURL), options)
  }

  private class func read(
    _ data: Data, _ options: [DocumentReadingOptionKey: Any]
  ) throws -> (NSAttributedString, [DocumentAttributeKey: Any]) {
    var options = options
    options[.documentType] = DocumentType.html
    let text = try NSAttributedString(data: data, options: options, documentAttributes: nil)
    return (text, [.documentType: DocumentType.html])
  }
}
