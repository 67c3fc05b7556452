import Foundation

/// Reads MP4 and QuickTime files: boxes within boxes, each with a length and a name of four letters.
enum MovieFile {
  private struct Box {
    var name: String
    var content: FileBytes
  }

  /// Returns the length, and the values of iTunes' list if the file has one.
  ///
  /// - Throws: `AVError.fileFailedToParse` if the movie's header is missing.
  static func facts(_ file: FileBytes) throws(AVError) -> MediaFacts {
    guard let movie = child("moov", of: file), let header = child("mvhd", of: movie),
      let duration = duration(header)
    else { throw AVError(.fileFailedToParse) }
    let parents = [child("udta", of: movie), movie].compactMap { $0 }
    let items = parents.compactMap { child("meta", of: $0) }.flatMap { meta in
      // QuickTime's box has no version before its children.
      let children = meta.name(4, 4) == "hdlr" ? meta : meta.rest(4)
      return children.flatMap { child("ilst", of: $0) }.map(entries) ?? []
    }
    return MediaFacts(duration: duration, items: items)
  }

  /// Returns the duration in a movie's header; `indefinite` if the movie is written in fragments,
  /// whose header does not know it.
  private static func duration(_ header: FileBytes) -> CMTime? {
    let isLong = header.number(0, 1) == 1
    guard let scale = header.number(isLong ? 20 : 12, 4).flatMap(Int32.init(exactly:)), scale > 0
    else { return nil }
    guard let value = header.number(isLong ? 24 : 16, isLong ? 8 : 4), value > 0,
      isLong || value < Int(UInt32.max)
    else { return .indefinite }
    return CMTime(value: Int64(value), timescale: scale)
  }

  private static func child(_ name: String, of parent: FileBytes) -> FileBytes? {
    boxes(parent).first { $0.name == name }?.content
  }

  private static func boxes(_ bytes: FileBytes) -> [Box] {
    var found: [Box] = []
    var place = 0
    while let box = box(bytes, place) {
      found.append(box.0)
      place += box.length
    }
    return found
  }

  /// Returns the box at a place and its length; a box that is cut off ends with the bytes.
  private static func box(_ bytes: FileBytes, _ place: Int) -> (Box, length: Int)? {
    guard let short = bytes.number(place, 4), let name = bytes.name(place + 4, 4) else {
      return nil
    }
    let left = bytes.count - place
    var (length, header) = (short, 8)
    if short == 0 { length = left }
    if short == 1 { (length, header) = (bytes.number(place + 8, 8) ?? 0, 16) }
    length = min(length, left)
    guard length >= header, let content = bytes.part(place + header, length - header) else {
      return nil
    }
    return (Box(name: name, content: content), length)
  }

  private static func entries(_ list: FileBytes) -> [AVMetadataItem] {
    boxes(list).flatMap { entry in
      boxes(entry.content).filter { $0.name == "data" }.compactMap { data in
        value(data.content).map { value in
          AVMetadataItem(
            space: .iTunes, key: entry.name, common: commonKeys[entry.name], content: value)
        }
      }
    }
  }

  private static func value(_ data: FileBytes) -> AVMetadataItem.Content? {
    guard let kind = data.number(0, 4), let bytes = data.rest(8) else { return nil }
    switch kind {
    case 1: return String(data: bytes.copy, encoding: .utf8).map { .text($0) }
    case 2: return String(data: bytes.copy, encoding: .utf16BigEndian).map { .text($0) }
    case 21 where (1...4).contains(bytes.count):
      let bits = bytes.count * 8
      return bytes.number(0, bytes.count).map { number in
        .number(number >> (bits - 1) == 1 ? number - (1 << bits) : number)
      }
    default: return .data(bytes.copy)
    }
  }

  private static let commonKeys: [String: AVMetadataKey] = [
    "\u{A9}nam": .commonKeyTitle, "\u{A9}ART": .commonKeyArtist, "\u{A9}alb": .commonKeyAlbumName,
    "covr": .commonKeyArtwork, "\u{A9}gen": .commonKeyType, "\u{A9}day": .commonKeyCreationDate,
    "\u{A9}too": .commonKeySoftware, "cprt": .commonKeyCopyrights,
  ]
}
