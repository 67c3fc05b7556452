import Foundation
import StrataWebServer

/// A range of a file's bytes that a browser asks for.
enum ByteRange {
  /// Returns the bytes to send for a `Range` header, and sets the response's status and header.
  ///
  /// Without a header, or with several ranges, which a server may ignore, these are all bytes.
  ///
  /// - Parameters:
  ///   - header: The value of the header; `nil` if there is none.
  ///   - count: The number of the file's bytes.
  ///   - response: The response, still without a body.
  /// - Returns: The range; `nil` if the file has no byte of it, which is status 416.
  static func range(
    of header: String?, in count: Int, for response: inout HTTPResponse
  ) -> Range<Int>? {
    guard let header, let wanted = parse(header, count: count) else { return 0..<count }
    guard let range = wanted else {
      response.status = 416
      response.headers["Content-Range"] = "bytes */\(count)"
      return nil
    }
    response.status = 206
    response.headers["Content-Range"] =
      "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(count)"
    return range
  }

  /// Returns the range of a header such as `bytes=0-499`, `bytes=500-` or `bytes=-500`; `nil` if it
  /// is not of this form, and an inner `nil` if no byte is in it.
  static func parse(_ header: String, count: Int) -> Range<Int>?? {
    guard header.hasPrefix("bytes="), !header.contains(",") else { return nil }
    let parts = header.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    guard !parts[0].isEmpty else {
      guard let last = Int(parts[1]), last >= 0 else { return nil }
      return .some(last == 0 || count == 0 ? nil : max(0, count - last)..<count)
    }
    guard let first = Int(parts[0]), first >= 0 else { return nil }
    guard let last = parts[1].isEmpty ? count - 1 : Int(parts[1]) else { return nil }
    guard parts[1].isEmpty || last >= first else { return nil }
    return .some(first >= count ? nil : first..<(min(last, count - 1) + 1))
  }
}
