public import Foundation
import StrataDeviceServices
import SwiftUI

/// The photo library of a person, as far as a browser gives access to it.
///
///     try await PHPhotoLibrary.shared().performChanges {
///       PHAssetChangeRequest.creationRequestForAsset(from: image)
///     }
///
/// Partial: photos are saved as downloads. An app can read only those that a person chooses with
/// `PhotosPicker`, `PHPickerViewController` or `UIImagePickerController`.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: it has no state.
  private static let only = PHPhotoLibrary()

  /// Returns the photo library of the person.
  open class func shared() -> PHPhotoLibrary { only }

  /// Returns the app's permission: `limited` for reading, as an app can read the photos that a
  /// person chooses, and `authorized` for adding, as a download needs no permission.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    accessLevel == .addOnly ? .authorized : .limited
  }

  /// Returns the app's permission: always `authorized`, as Apple's does for apps that were written
  /// before `limited` existed.
  open class func authorizationStatus() -> PHAuthorizationStatus { .authorized }

  /// Calls a function with the app's permission; no prompt is shown.
  ///
  /// - Parameters:
  ///   - accessLevel: The kind of access.
  ///   - handler: A function that is called with the app's permission.
  @preconcurrency open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    let status = authorizationStatus(for: accessLevel)
    Task { handler(status) }
  }

  /// Calls a function with the app's permission; no prompt is shown.
  @preconcurrency open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    Task { handler(.authorized) }
  }

  /// Returns the app's permission; no prompt is shown.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus { authorizationStatus(for: accessLevel) }

  /// Saves the photos for which a block creates requests; the browser downloads each of them.
  ///
  /// - Throws: ``PHPhotosError`` if a photo is missing, or if the person or the browser refuses a
  ///   download.
  @preconcurrency open func performChanges(_ changeBlock: @escaping @Sendable () -> Void)
    async throws
  {
    let changes = PhotoChanges()
    PhotoChanges.$current.withValue(changes) { changeBlock() }
    let requests = DeviceHost.current?.requests ?? NoDeviceRequests()
    for file in try changes.files() {
      do {
        try await file.save(through: requests)
      } catch {
        throw PHPhotosError(.userCancelled)
      }
    }
  }

  /// Saves the photos for which a block creates requests.
  ///
  /// - Parameters:
  ///   - changeBlock: A function that creates the requests.
  ///   - completionHandler: A function that is called with `true` if all photos were saved,
  ///     otherwise with `false` and an error.
  @preconcurrency open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    Task {
      do {
        try await performChanges(changeBlock)
        completionHandler?(true, nil)
      } catch {
        completionHandler?(false, error)
      }
    }
  }
}
