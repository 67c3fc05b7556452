import Foundation
import SwiftUI
import Synchronization

/// The photos for which a block of `performChanges` has created requests.
final class PhotoChanges: Sendable {
  @TaskLocal static var current: PhotoChanges?

  private let wanted = Mutex<[Result<SavedFile, PHPhotosError>]>([])

  /// Adds a photo to the requests of the block that is running. If none is running or there is no
  /// photo, nothing happens.
  static func add(_ file: SavedFile?) {
    current?.wanted.withLock {
      $0.append(file.map { .success($0) } ?? .failure(PHPhotosError(.missingResource)))
    }
  }

  /// Returns all photos to save.
  ///
  /// - Throws: ``PHPhotosError/Code/missingResource`` if one of them does not exist, so that none
  ///   is saved.
  func files() throws -> [SavedFile] {
    try wanted.withLock { $0 }.map { try $0.get() }
  }
}
