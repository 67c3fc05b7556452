/// Reads MP3 files and AAC files without a container: frames, each of a fixed number of samples.
enum SoundFrames {
  private struct Frame {
    var length: Int
    var samples: Int
    var rate: Int
    /// The number of bytes between the frame's begin and a note of the encoder, if there is one.
    var noteOffset: Int?
  }

  /// Returns the length, and the values of an ID3 tag if the file begins with one.
  ///
  /// - Throws: `AVError.fileFormatNotRecognized` if the file has neither a tag nor a frame;
  ///   `AVError.fileFailedToParse` if it has a tag only.
  static func facts(_ file: FileBytes) throws(AVError) -> MediaFacts {
    let tag = ID3Tag(file)
    var place = tag?.length ?? 0
    var (samples, rate) = (0, 0)
    while let (start, frame) = next(file, place, rate) {
      // The first frame of many MP3 files holds a note of the encoder instead of sound.
      if rate != 0 || !isNote(file, start, frame) { samples += frame.samples }
      rate = frame.rate
      place = start + frame.length
    }
    guard rate > 0 else {
      throw AVError(tag == nil ? .fileFormatNotRecognized : .fileFailedToParse)
    }
    let duration = CMTime(value: Int64(samples), timescale: Int32(rate))
    return MediaFacts(duration: duration, items: tag?.items ?? [])
  }

  private static func isNote(_ file: FileBytes, _ start: Int, _ frame: Frame) -> Bool {
    guard let offset = frame.noteOffset else { return false }
    return ["Xing", "Info"].contains(file.name(start + offset, 4))
  }

  /// Returns the next frame at a place or, if other bytes follow there, within four kilobytes.
  ///
  /// Bytes may look like a frame by chance, so one that does not follow another must be followed by
  /// a second one or by the end of the file.
  private static func next(_ file: FileBytes, _ place: Int, _ rate: Int) -> (Int, Frame)? {
    if rate > 0, let frame = frame(file, place), frame.rate == rate { return (place, frame) }
    for start in place..<place + 4096 where file.number(start, 1) == 0xFF {
      guard let frame = frame(file, start), rate == 0 || frame.rate == rate else { continue }
      let end = start + frame.length
      if end == file.count || self.frame(file, end)?.rate == frame.rate { return (start, frame) }
    }
    return nil
  }

  /// Returns the frame at a place; `nil` if there is none or it is cut off.
  private static func frame(_ file: FileBytes, _ place: Int) -> Frame? {
    guard let header = file.number(place, 4), header >> 21 == 0x7FF else { return nil }
    let frame: Frame?
    switch header >> 17 & 3 {
    case 0: frame = file.number(place + 4, 2).flatMap { aac(header, $0) }
    case 1: frame = mp3(header)
    default: frame = nil
    }
    return frame.flatMap { file.count - place >= $0.length ? $0 : nil }
  }

  private static func aac(_ header: Int, _ next: Int) -> Frame? {
    let rates = [
      96000, 88200, 64000, 48000, 44100, 32000, 24000, 22050, 16000, 12000, 11025, 8000, 7350,
    ]
    let (rate, length) = (header >> 10 & 15, (header & 3) << 11 | next >> 5)
    guard header >> 20 == 0xFFF, rate < rates.count, length >= 7 else { return nil }
    return Frame(length: length, samples: 1024, rate: rates[rate])
  }

  private static func mp3(_ header: Int) -> Frame? {
    let (version, pace, rate) = (header >> 19 & 3, header >> 12 & 15, header >> 10 & 3)
    guard version != 1, (1...14).contains(pace), rate < 3 else { return nil }
    // The second version halves the rates, and its extension, with the number 0, halves them again.
    let isFirst = version == 3
    let samplesASecond = [44100, 48000, 32000][rate] / (isFirst ? 1 : version == 2 ? 2 : 4)
    let kilobits = isFirst ? firstPaces[pace - 1] : laterPaces[pace - 1]
    let samples = isFirst ? 1152 : 576
    let length = samples / 8 * kilobits * 1000 / samplesASecond + (header >> 9 & 1)
    let isMono = header >> 6 & 3 == 3
    return Frame(
      length: length, samples: samples, rate: samplesASecond,
      noteOffset: 4 + (isFirst ? (isMono ? 17 : 32) : (isMono ? 9 : 17)))
  }

  private static let firstPaces = [
    32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320,
  ]
  private static let laterPaces = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
}
