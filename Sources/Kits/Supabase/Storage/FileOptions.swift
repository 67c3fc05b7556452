public import Foundation

/// The options of an upload.
public struct FileOptions: Sendable {
  /// The number of seconds for which a browser may cache the file.
  public var cacheControl: String
  /// The media type; `application/octet-stream` if `nil`.
  public var contentType: String?
  /// A Boolean value that indicates whether the upload replaces an existing file.
  public var upsert: Bool

  /// Creates the options of an upload.
  ///
  /// - Parameters:
  ///   - cacheControl: The number of seconds for which a copy may be used.
  ///   - contentType: The media type; `application/octet-stream` if `nil`.
  ///   - upsert: Whether an existing file is replaced.
  public init(cacheControl: String = "3600", contentType: String? = nil, upsert: Bool = false) {
    self.cacheControl = cacheControl
    self.contentType = contentType
    self.upsert = upsert
  }
}

/// The result of an upload.
public struct FileUploadResponse: Sendable {
  /// The identifier of the file.
  public let id: UUID
  /// The path as it was requested.
  public let path: String
  /// The path of the file, with the bucket's name in front.
  public let fullPath: String
}

/// A file as the service describes it.
///
/// Partial: its name, bucket and identifier.
public struct FileObject: Decodable, Hashable, Sendable {
  /// The file's name.
  public var name: String
  /// The identifier of the bucket that contains the file.
  public var bucketId: String?
  /// The file's identifier.
  public var id: UUID?

  private enum CodingKeys: String, CodingKey {
    case name, id
    case bucketId = "bucket_id"
  }
}
