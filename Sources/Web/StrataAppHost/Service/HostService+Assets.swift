import Foundation
import StrataAssets
import StrataWebServer

extension HostService {
  /// Returns a picture, font, sound or movie of the app, by the URL path that is derived from its
  /// content.
  ///
  /// - Parameter request: The request; for a sound or movie it may ask for a range of bytes, which
  ///   some browsers require to play it.
  func asset(_ path: String, of request: HTTPRequest? = nil) -> HTTPResponse {
    guard let content = AssetContent(path) else { return plain("unknown address", status: 404) }
    var response = HTTPResponse()
    response.headers["Content-Type"] = content.type.contentType
    response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
    SecurityHeaders.add(to: &response)
    if content.type.isMedia { response.headers["Accept-Ranges"] = "bytes" }
    let header = content.type.isMedia ? request?.headers["range"] : nil
    guard let range = ByteRange.range(of: header, in: content.count, for: &response) else {
      return response
    }
    guard let bytes = content.bytes(range) else { return plain("unknown address", status: 404) }
    response.body = .bytes(bytes)
    return response
  }
}

/// The content of an asset: a file that a view named, or bytes in memory. Only the requested bytes
/// of a file are read, since a browser asks for many small ranges of a long movie.
private struct AssetContent {
  let type: AssetType
  let count: Int
  private let data: Data?
  private let file: FileHandle?

  /// Finds the content at a URL path; `nil` if there is none.
  init?(_ path: String) {
    if let asset = AssetStore.asset(address: path) {
      guard let file = try? FileHandle(forReadingFrom: asset.file),
        let count = try? file.seekToEnd()
      else { return nil }
      (type, self.count, data, self.file) = (asset.type, Int(count), nil, file)
    } else if let held = HeldAsset.content(address: path) {
      (type, count, data, file) = (held.type, held.data.count, held.data, nil)
    } else {
      return nil
    }
  }

  /// Returns a part of the content; `nil` if it is no longer there.
  func bytes(_ range: Range<Int>) -> [UInt8]? {
    if let data { return Array(data.dropFirst(range.lowerBound).prefix(range.count)) }
    guard let file, (try? file.seek(toOffset: UInt64(range.lowerBound))) != nil else { return nil }
    guard !range.isEmpty else { return [] }
    let read = try? file.read(upToCount: range.count)
    return read?.count == range.count ? read.map(Array.init) : nil
  }
}
