import Foundation

/// The tag before the sound of an MP3 file: its title, artist, picture and the like, as ID3 2.2 to
/// 2.4 write them.
struct ID3Tag {
  /// The number of bytes of the tag.
  let length: Int
  let items: [AVMetadataItem]

  /// Reads a tag; `nil` if the bytes do not begin with one.
  init?(_ file: FileBytes) {
    guard file.name(0, 3) == "ID3", let version = file.number(3, 1), (2...4).contains(version),
      let flags = file.number(5, 1), let size = Self.size(file, 6),
      var body = file.part(10, min(size, file.count - 10))
    else { return nil }
    length = 10 + size + (flags & 0x10 == 0 ? 0 : 10)
    if flags & 0x80 != 0, version < 4 { body = Self.restored(body) }
    // The second version uses this flag for compression, which nobody has specified.
    if flags & 0x40 != 0 {
      let more = version == 4 ? Self.size(body, 0) : body.number(0, 4).map { $0 + 4 }
      body = more.flatMap { body.rest($0) } ?? FileBytes(Data())
    }
    items = Self.frames(body, version)
  }

  /// Returns a number of four times seven bits.
  private static func size(_ bytes: FileBytes, _ place: Int) -> Int? {
    bytes.number(place, 4).map { number in
      [24, 16, 8, 0].reduce(0) { $0 << 7 | (number >> $1 & 0x7F) }
    }
  }

  /// Returns the bytes without the zeros that keep players from taking a tag for sound.
  private static func restored(_ bytes: FileBytes) -> FileBytes {
    var data = Data()
    var last: UInt8 = 0
    for byte in bytes.copy {
      if last != 0xFF || byte != 0 { data.append(byte) }
      last = byte
    }
    return FileBytes(data)
  }

  private static func frames(_ body: FileBytes, _ version: Int) -> [AVMetadataItem] {
    var items: [AVMetadataItem] = []
    let (nameLength, header) = version == 2 ? (3, 6) : (4, 10)
    var place = 0
    while let name = body.name(place, nameLength), name.first != "\0",
      let length = version == 4
        ? size(body, place + 4) : body.number(place + nameLength, nameLength),
      let bytes = body.part(place + header, length)
    {
      let flags = version == 2 ? 0 : body.number(place + 9, 1) ?? 0
      if let plain = content(bytes, flags, version), let value = value(name, plain) {
        items.append(
          AVMetadataItem(space: .id3, key: name, common: commonKeys[name], content: value))
      }
      place += header + length
    }
    return items
  }

  /// Returns the content of a frame; `nil` if it is compressed or encrypted.
  private static func content(_ bytes: FileBytes, _ flags: Int, _ version: Int) -> FileBytes? {
    guard version == 4 else {
      return flags & 0xC0 == 0 ? bytes.rest(flags & 0x20 == 0 ? 0 : 1) : nil
    }
    guard flags & 0x0C == 0 else { return nil }
    let notes = (flags & 0x40 == 0 ? 0 : 1) + (flags & 0x01 == 0 ? 0 : 4)
    return bytes.rest(notes).map { flags & 0x02 == 0 ? $0 : restored($0) }
  }

  private static func value(_ name: String, _ bytes: FileBytes) -> AVMetadataItem.Content? {
    guard let encoding = bytes.number(0, 1) else { return nil }
    switch name {
    case "TXX", "TXXX":
      return bytes.rest(1).flatMap { afterText($0, encoding) }.flatMap { text($0, encoding) }
    case "COM", "COMM", "ULT", "USLT":
      return bytes.rest(4).flatMap { afterText($0, encoding) }.flatMap { text($0, encoding) }
    case "PIC": return bytes.rest(5).flatMap { afterText($0, encoding) }.map { .data($0.copy) }
    case "APIC":
      return bytes.rest(1).flatMap { afterText($0, 0) }?.rest(1)
        .flatMap { afterText($0, encoding) }.map { .data($0.copy) }
    default:
      return name.hasPrefix("T")
        ? bytes.rest(1).flatMap { text($0, encoding) } : .data(bytes.copy)
    }
  }

  /// Returns a text up to its end, which is marked by a zero or by the end of the bytes.
  private static func text(_ bytes: FileBytes, _ encoding: Int) -> AVMetadataItem.Content? {
    let encodings: [String.Encoding] = [.isoLatin1, .utf16, .utf16BigEndian, .utf8]
    guard encodings.indices.contains(encoding),
      let text = String(data: bytes.copy, encoding: encodings[encoding])
    else { return nil }
    return .text(String(text.prefix { $0 != "\0" }))
  }

  /// Returns the bytes behind a text that a zero ends; `nil` if it has no end.
  private static func afterText(_ bytes: FileBytes, _ encoding: Int) -> FileBytes? {
    let width = encoding == 1 || encoding == 2 ? 2 : 1
    return stride(from: 0, to: bytes.count, by: width)
      .first { bytes.number($0, width) == 0 }
      .flatMap { bytes.rest($0 + width) }
  }

  private static let commonKeys: [String: AVMetadataKey] = [
    "TT2": .commonKeyTitle, "TP1": .commonKeyArtist, "TAL": .commonKeyAlbumName,
    "PIC": .commonKeyArtwork, "TCO": .commonKeyType, "TCR": .commonKeyCopyrights,
    "TPB": .commonKeyPublisher, "TIT2": .commonKeyTitle, "TPE1": .commonKeyArtist,
    "TALB": .commonKeyAlbumName, "APIC": .commonKeyArtwork, "TCON": .commonKeyType,
    "TCOP": .commonKeyCopyrights, "TPUB": .commonKeyPublisher, "TDRC": .commonKeyCreationDate,
  ]
}
