public import Foundation

/// How a file is written.
public struct FileOptions: Sendable {
  /// How many seconds a browser may keep it.
  public var cacheControl: String
  public var contentType: String?
  /// Whether it takes the place of one that is there already.
  public var upsert: Bool

  public init(cacheControl: String = "3600", contentType: String? = nil, upsert: Bool = false) {
    self.cacheControl = cacheControl
    self.contentType = contentType
    self.upsert = upsert
  }
}

/// A file that was written.
public struct FileUploadResponse: Sendable {
  public let id: UUID
  /// As it was asked for.
  public let path: String
  /// With the bucket's name before it.
  public let fullPath: String
}

/// A file as the service knows it.
///
/// Partial: its name, bucket and identifier.
public struct FileObject: Decodable, Hashable, Sendable {
  public var name: String
  public var bucketId: String?
  public var id: UUID?

  private enum CodingKeys: String, CodingKey {
    case name, id
    case bucketId = "bucket_id"
  }
}
