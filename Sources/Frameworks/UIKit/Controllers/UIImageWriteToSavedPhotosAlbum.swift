import Foundation
import StrataDeviceServices
import StrataSwiftUIApp
import UniformTypeIdentifiers

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Saves an image as a download of the browser.
///
/// Partial: a browser saves a file in its downloads and does not report whether a person kept it.
/// There are no selectors without Objective-C's runtime, so nothing is called afterwards: pass
/// `nil`. `PHPhotoLibrary.performChanges` reports errors.
///
/// - Parameters:
///   - image: An image that was made from data or drawn by the app; other images are not saved.
///   - completionTarget: Not used.
///   - completionSelector: Always `nil`.
///   - contextInfo: Not used.
@MainActor @preconcurrency public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Never?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  let requests = DeviceHost.current?.requests ?? NoDeviceRequests()
  Task { try? await image.download()?.save(through: requests) }
}

extension UIImage {
  /// Returns the image as a file to be downloaded, or `nil` if the image has no data.
  package func download() -> SavedFile? {
    guard let (data, type) = file else { return nil }
    let isJPEG = type == .jpg || type == .jpeg
    return SavedFile(
      name: "Photo.\(type.rawValue)",
      type: UTType(mimeType: type.contentType) ?? (isJPEG ? .jpeg : .png), contents: data)
  }
}
