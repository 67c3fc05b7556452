/// The name of a value that describes a sound or movie. Same as Apple's.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The title.
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  /// The person or group that performs.
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  /// The name of the album.
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  /// The picture of the cover, as the bytes of a picture file.
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  /// The person who created the content.
  public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
  /// The date of the content.
  public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
  /// The kind of the content, such as its genre.
  public static let commonKeyType = AVMetadataKey(rawValue: "type")
  /// The publisher.
  public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")
  /// The owners of the rights.
  public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
  /// The program that wrote the file.
  public static let commonKeySoftware = AVMetadataKey(rawValue: "software")
  /// A text about the content.
  public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
  /// The language of the content.
  public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")
}

/// The format that defines the keys of metadata. Same as Apple's.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The keys that all formats share.
  public static let common = AVMetadataKeySpace(rawValue: "comn")
  /// The keys of ID3, as in MP3 files.
  public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
  /// The keys of iTunes, as in M4A and MP4 files.
  public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
}

/// A key of metadata together with its format. Same as Apple's.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The title, in any format.
  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "common/title")
  /// The person or group that performs, in any format.
  public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "common/artist")
  /// The name of the album, in any format.
  public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "common/albumName")
  /// The picture of the cover, in any format.
  public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "common/artwork")
  /// The date of the content, in any format.
  public static let commonIdentifierCreationDate = AVMetadataIdentifier(
    rawValue: "common/creationDate")
  /// The kind of the content, such as its genre, in any format.
  public static let commonIdentifierType = AVMetadataIdentifier(rawValue: "common/type")
}
