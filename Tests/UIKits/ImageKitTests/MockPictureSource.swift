import Foundation
import ImageKit
import StrataKitTesting

/// A source with an answer for every URL, which records requests and can delay its answers.
struct MockPictureSource: PictureSource {
  let asked = Recorded<URL>()
  var gate: Gate?
  var answer: @Sendable (URL) throws(ImageFailure) -> Data

  func data(from url: URL, limit: Int) async throws(ImageFailure) -> Data {
    asked.record(url)
    await gate?.wait()
    if Task.isCancelled { throw .cancelled }
    return try answer(url)
  }
}

extension MockPictureSource {
  /// Returns a source with a different image for each URL.
  ///
  /// - Parameter padding: The number of bytes to add to each image.
  static func numbered(padding: Int = 0, gate: Gate? = nil) -> MockPictureSource {
    MockPictureSource(gate: gate) { url throws(ImageFailure) in
      let number = Int(url.deletingPathExtension().lastPathComponent) ?? 0
      do {
        return try Samples.png(number, padding: padding)
      } catch {
        throw .noAnswer(reason: "no sample")
      }
    }
  }
}
