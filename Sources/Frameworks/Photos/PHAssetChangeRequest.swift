public import Foundation
public import SwiftUI
import UniformTypeIdentifiers

/// A request to save a photo, made in a block of `performChanges`.
///
/// Partial: it creates photos; none is changed or removed.
open class PHAssetChangeRequest: NSObject {
  /// The date that the photo gets.
  ///
  /// Accepted: a download gets the date of its saving.
  open var creationDate: Date?
  /// A Boolean value that indicates whether the photo is a favourite.
  ///
  /// Accepted: a downloaded file has no such mark.
  open var isFavorite = false

  public required override init() { super.init() }

  /// Returns a request to save an image: one made from data, or drawn by the app.
  @discardableResult open class func creationRequestForAsset(from image: UIImage) -> Self {
    PhotoChanges.add(image.download())
    return Self()
  }

  /// Returns a request to save a picture's file, or `nil` if there is none.
  @discardableResult open class func creationRequestForAssetFromImage(
    atFileURL fileURL: URL
  ) -> Self? { request(fileURL) }

  /// Returns a request to save a movie's file, or `nil` if there is none.
  @discardableResult open class func creationRequestForAssetFromVideo(
    atFileURL fileURL: URL
  ) -> Self? { request(fileURL) }

  private class func request(_ url: URL) -> Self? {
    guard let file = SavedFile(contentsOf: url) else { return nil }
    PhotoChanges.add(file)
    return Self()
  }
}

/// A request to save a photo with its files.
///
/// Partial: each file is a download.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  /// Returns a request without a file.
  open class func forAsset() -> Self { Self() }

  /// Adds the data of a file.
  ///
  /// - Parameters:
  ///   - type: Whether the file is a photo, a movie or another part.
  ///   - data: The bytes of the file.
  ///   - options: The name of the download; `nil` for a name by its type.
  open func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {
    let kind = UTType(recognizing: data) ?? .data
    let ending = kind.preferredFilenameExtension.map { ".\($0)" } ?? ""
    let name = options?.originalFilename ?? "Photo\(ending)"
    PhotoChanges.add(SavedFile(name: name, type: kind, contents: data))
  }

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - type: Whether the file is a photo, a movie or another part.
  ///   - fileURL: The place of the file.
  ///   - options: The name of the download; `nil` for a name by its type.
  open func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {
    PhotoChanges.add(SavedFile(contentsOf: fileURL))
  }
}

/// The kind of a file of a photo.
///
/// Accepted: each file is a download, whatever its kind.
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
  /// The video of a live photo.
  case pairedVideo
}

/// Options for a photo's file.
open class PHAssetResourceCreationOptions: NSObject {
  /// The name of the download.
  open var originalFilename: String?
  /// A Boolean value that indicates whether the file is moved.
  ///
  /// Accepted: the browser gets a copy.
  open var shouldMoveFile = false

  public override init() {}
}

extension SavedFile {
  /// Creates the download of a file; `nil` if it cannot be read.
  fileprivate init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(name: url.lastPathComponent, type: .type(of: url), contents: data)
  }
}
