import Foundation
import ImageKit
import StrataKitTesting

/// Has an answer for every address, tells what it was asked, and may wait with the answer.
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
  /// Each address has a picture of its own.
  ///
  /// - Parameter padding: Bytes that each is larger.
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
