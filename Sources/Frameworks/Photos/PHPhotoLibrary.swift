public import Foundation
import StrataDeviceServices
import SwiftUI

/// The photos of a person, as far as a browser has them.
///
///     try await PHPhotoLibrary.shared().performChanges {
///       PHAssetChangeRequest.creationRequestForAsset(from: image)
///     }
///
/// Partial: photos are saved as downloads; an app reads only those that a person chooses, by
/// `PhotosPicker`, `PHPickerViewController` or `UIImagePickerController`.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: it has no state.
  private static let only = PHPhotoLibrary()

  /// The photos of the person.
  open class func shared() -> PHPhotoLibrary { only }

  /// Returns what the app may do: `limited` for reading, as an app reads what a person chooses, and
  /// `authorized` for adding, as a download needs no permission.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    accessLevel == .addOnly ? .authorized : .limited
  }

  /// Returns what the app may do: `authorized`, as Apple's for apps that do not know `limited`.
  open class func authorizationStatus() -> PHAuthorizationStatus { .authorized }

  /// Passes the app's permission; no prompt is shown.
  ///
  /// - Parameters:
  ///   - accessLevel: The kind of access.
  ///   - handler: A function that is called with what the app may do.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    let status = authorizationStatus(for: accessLevel)
    Task { handler(status) }
  }

  /// Passes the app's permission; no prompt is shown.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    Task { handler(.authorized) }
  }

  /// Returns the app's permission; no prompt is shown.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus { authorizationStatus(for: accessLevel) }

  /// Saves the photos for which a block creates requests, each as a download of the browser.
  ///
  /// - Throws: ``PHPhotosError``.
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
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
  ///   - changeBlock: A function that makes the changes.
  ///   - completionHandler: Receives whether all were saved, and the error.
  open func performChanges(
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
