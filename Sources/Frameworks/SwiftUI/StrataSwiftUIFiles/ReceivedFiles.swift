import Foundation
import StrataDeviceServices
import StrataRendering

/// Copies of the files that the person has chosen, which only the user who runs the process may
/// read. They are deleted with the next choice, or when this object is released.
final class ReceivedFiles: Sendable {
  /// The largest size of all files together, in bytes.
  static let largest = 8 << 20
  /// The size of a photo that is enough for a page, in bytes.
  static let photo = 1 << 20

  /// The largest number of files, and the largest length of a name in bytes. They protect against
  /// clients that are not browsers, since empty files and long names take space, too.
  private static let (mostFiles, longestName) = (1000, 4096)

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("chosen-\(UUID().uuidString)", isDirectory: true)

  /// A part of the browser's answer: the name of the next file, data of the current file, or both.
  private struct Part: Decodable {
    var name: String?
    var data: String?
  }

  private struct Question: Encodable {
    var element: Int
    var limit: Int
    /// The size of a picture in bytes that the browser makes larger ones smaller to; 0 to leave
    /// them as they are.
    var shrinks: Int
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Requests the files chosen in a field from the browser and writes them to the folder.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - requests: The requests to the device.
  ///   - shrinks: The size of a picture in bytes. If the files have more on average, or are too
  ///     large together, the browser makes pictures smaller, as JPEG. With 0 it changes no file.
  /// - Throws: `DeviceRequestError`, or the error of writing a file.
  func receive(
    from field: ElementID, through requests: any DeviceRequests, shrinks: Int = 0
  ) async throws -> [URL] {
    let question = Question(element: Int(field.rawValue), limit: Self.largest, shrinks: shrinks)
    let request = try DeviceRequest("file.read", encoding: question)
    return try await receive(requests.answers(to: request))
  }

  /// Writes the files that a browser's answers contain to the folder.
  ///
  /// - Throws: `DeviceRequestError`, or the error of writing a file.
  func receive(_ answers: AsyncThrowingStream<String, any Error>) async throws -> [URL] {
    var files: [(name: String, contents: Data)] = []
    var total = 0
    for try await json in answers {
      guard let part = try JSONDecoder().decode(Part?.self, fromUntrusted: Data(json.utf8)) else {
        break
      }
      if let name = part.name {
        guard files.count < Self.mostFiles, name.utf8.count <= Self.longestName else {
          throw DeviceRequestError.refused("tooLarge")
        }
        files.append((name, Data()))
      }
      guard let text = part.data else { continue }
      guard let data = Data(base64Encoded: text), !files.isEmpty else {
        throw DeviceRequestError.unreadable(service: "file.read")
      }
      total += data.count
      // The browser checks the limit too, but a client need not be a browser.
      guard total <= Self.largest else { throw DeviceRequestError.refused("tooLarge") }
      files[files.count - 1].contents += data
    }
    return try write(files)
  }

  private func write(_ files: [(name: String, contents: Data)]) throws -> [URL] {
    let manager = FileManager.default
    try? manager.removeItem(at: folder)
    return try files.enumerated().map { index, file in
      let place = folder.appendingPathComponent("\(index)", isDirectory: true)
      try manager.createDirectory(
        at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let url = place.appendingPathComponent(SavedFile.safe(file.name), isDirectory: false)
      try file.contents.write(to: url)
      return url
    }
  }
}
