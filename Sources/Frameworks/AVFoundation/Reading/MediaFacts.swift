import Foundation

/// The length of a sound or movie and the texts and pictures that its file has about it.
struct MediaFacts: Sendable {
  var duration: CMTime
  var items: [AVMetadataItem] = []

  /// Reads a file.
  ///
  /// - Throws: `AVError` if the URL is not that of a file, or the file is of an unknown format or
  ///   damaged; otherwise the error of reading it.
  static func read(_ url: URL) throws -> MediaFacts {
    guard url.isFileURL else { throw AVError(.operationNotSupportedForAsset) }
    return try of(FileBytes(Data(contentsOf: url)))
  }

  static func of(_ file: FileBytes) throws(AVError) -> MediaFacts {
    if file.name(0, 4) == "RIFF", file.name(8, 4) == "WAVE" { return try WaveFile.facts(file) }
    // A movie of QuickTime may lack the box with its type.
    if ["ftyp", "moov", "mdat", "wide"].contains(file.name(4, 4)) {
      return try MovieFile.facts(file)
    }
    return try SoundFrames.facts(file)
  }
}

/// The facts of one asset, which are read once.
final class MediaFactsMemory: @unchecked Sendable {
  // Unchecked: the lock guards the only variable.
  private let lock = NSLock()
  private var known: MediaFacts?

  /// Returns the facts of the file at a URL; a failed reading is repeated at the next call.
  func facts(_ url: URL?) throws -> MediaFacts {
    lock.lock()
    defer { lock.unlock() }
    if let known { return known }
    guard let url else { throw AVError(.unknown) }
    let read = try MediaFacts.read(url)
    known = read
    return read
  }
}
