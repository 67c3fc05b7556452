/// Reads WAV files: chunks, each with a name of four letters and a length.
enum WaveFile {
  /// Returns the length, and the values of an ID3 tag if the file has one.
  ///
  /// - Throws: `AVError.fileFailedToParse` if the format or the samples are missing.
  static func facts(_ file: FileBytes) throws(AVError) -> MediaFacts {
    var (rate, bytesASecond): (Int, Int) = (0, 0)
    var sound: Int?
    var items: [AVMetadataItem] = []
    var place = 12
    while let name = file.name(place, 4), let length = file.littleNumber(place + 4, 4) {
      // A recording that was cut off has fewer bytes than its header says.
      let present = min(length, file.count - place - 8)
      switch name {
      case "fmt ":
        rate = file.littleNumber(place + 12, 4) ?? 0
        bytesASecond = file.littleNumber(place + 16, 4) ?? 0
      case "data": sound = present
      case "id3 ", "ID3 ":
        items += file.part(place + 8, present).flatMap(ID3Tag.init)?.items ?? []
      default: break
      }
      place += 8 + length + length % 2
    }
    guard let sound, bytesASecond > 0, rate > 0, let scale = Int32(exactly: rate) else {
      throw AVError(.fileFailedToParse)
    }
    let samples = Int64(sound) * Int64(rate) / Int64(bytesASecond)
    return MediaFacts(duration: CMTime(value: samples, timescale: scale), items: items)
  }
}
