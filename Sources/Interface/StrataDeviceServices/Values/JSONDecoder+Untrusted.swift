public import Foundation

extension JSONDecoder {
  /// Decodes JSON that a stranger may have written: a visitor, a server, or the author of a file.
  ///
  /// Foundation's decoder (Swift 6.3, Linux) ends the process if the bracket that is one too many,
  /// the 513th open one, is the last character. This method lets a space follow, which JSON permits,
  /// so that such text is refused by an error, as all other is.
  ///
  ///     let trips = try JSONDecoder().decode([Trip].self, fromUntrusted: answer)
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - data: The JSON, which is copied. UTF-16 and UTF-32 are read twice.
  /// - Returns: The decoded value.
  /// - Throws: What `decode(_:from:)` throws.
  public func decode<Value: Decodable>(
    _ type: Value.Type, fromUntrusted data: Data
  ) throws -> Value {
    guard Self.isWide(data) else { return try decode(type, from: data + Data(" ".utf8)) }
    // A space of one byte is none there. This parser refuses such brackets as it should.
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    } catch {
      let context = DecodingError.Context(
        codingPath: [], debugDescription: "The data is not valid JSON.", underlyingError: error)
      throw DecodingError.dataCorrupted(context)
    }
    return try decode(type, from: data)
  }

  /// Returns whether data begin with zeros or a mark of the byte order, by which Foundation
  /// recognises UTF-16 and UTF-32. JSON in UTF-8 has no such bytes.
  private static func isWide(_ data: Data) -> Bool {
    data.prefix(4).contains { [0x00, 0xFE, 0xFF].contains($0) }
  }
}
