public import Foundation
public import SwiftUI
import UniformTypeIdentifiers

/// A request to save a photo, which is made in a block of `performChanges`.
///
/// Partial: it can create photos, but not change or remove them.
open class PHAssetChangeRequest: NSObject {
  /// The date that the photo gets.
  ///
  /// Accepted: it has no effect, since a downloaded file gets the date of the download.
  open var creationDate: Date?
  /// A Boolean value that indicates whether the photo is a favourite.
  ///
  /// Accepted: it has no effect, since a downloaded file cannot be marked.
  open var isFavorite = false

  public required override init() { super.init() }

  /// Returns a request to save an image that was created from data or drawn by the app.
  @discardableResult open class func creationRequestForAsset(from image: UIImage) -> Self {
    PhotoChanges.add(image.download())
    return Self()
  }

  /// Returns a request to save the picture in a file; `nil` if there is no such file.
  @discardableResult open class func creationRequestForAssetFromImage(
    atFileURL fileURL: URL
  ) -> Self? { request(fileURL) }

  /// Returns a request to save the movie in a file; `nil` if there is no such file.
  @discardableResult open class func creationRequestForAssetFromVideo(
    atFileURL fileURL: URL
  ) -> Self? { request(fileURL) }

  private class func request(_ url: URL) -> Self? {
    guard let file = SavedFile(contentsOf: url) else { return nil }
    PhotoChanges.add(file)
    return Self()
  }
}

/// A request to save a photo that consists of one or more files.
///
/// Partial: each file is a separate download.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  /// Returns a request without files.
  open class func forAsset() -> Self { Self() }

  /// Adds a file with the given data.
  ///
  /// - Parameters:
  ///   - type: The kind of the file.
  ///   - data: The bytes of the file.
  ///   - options: The options with the name of the download; `nil` for a name that follows from the
  ///     kind.
  open func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {
    let kind = UTType(recognizing: data) ?? .data
    let ending = kind.preferredFilenameExtension.map { ".\($0)" } ?? ""
    let name = options?.originalFilename ?? "Photo\(ending)"
    PhotoChanges.add(SavedFile(name: name, type: kind, contents: data))
  }

  /// Adds a copy of a file.
  ///
  /// - Parameters:
  ///   - type: The kind of the file.
  ///   - fileURL: The URL of the file.
  ///   - options: The options with the name of the download; `nil` for a name that follows from the
  ///     kind.
  open func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {
    PhotoChanges.add(SavedFile(contentsOf: fileURL))
  }
}

/// The kind of a file that is part of a photo.
///
/// Accepted: the kind has no effect; each file is a download.
public enum PHAssetResourceType: Int, Sendable {
  /// The file of a photo.
  case photo = 1
  /// The file of a video.
  case video
  /// The file of a sound.
  case audio
  /// The photo in another format.
  case alternatePhoto
  /// The edited photo.
  case fullSizePhoto
  /// The edited video.
  case fullSizeVideo
  /// The description of the edits.
  case adjustmentData
  /// The photo to which the edits apply.
  case adjustmentBasePhoto
  /// The movie that belongs to a live photo.
  case pairedVideo
}

/// The options for a file of a photo.
open class PHAssetResourceCreationOptions: NSObject {
  /// The name of the download; `nil` for the default.
  open var originalFilename: String?
  /// A Boolean value that indicates whether the file is moved instead of copied.
  ///
  /// Accepted: it has no effect, since the browser gets a copy.
  open var shouldMoveFile = false

  public override init() {}
}

extension SavedFile {
  /// Creates the download of a file; returns `nil` if the file cannot be read.
  fileprivate init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(name: url.lastPathComponent, type: .type(of: url), contents: data)
  }
}
