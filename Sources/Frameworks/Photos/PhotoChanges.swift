import Foundation
import SwiftUI
import Synchronization

/// The photos that a block of `performChanges` asks to save.
final class PhotoChanges: Sendable {
  @TaskLocal static var current: PhotoChanges?

  private let wanted = Mutex<[Result<SavedFile, PHPhotosError>]>([])

  /// Adds a photo to the block that runs; without one, nothing happens.
  static func add(_ file: SavedFile?) {
    current?.wanted.withLock {
      $0.append(file.map { .success($0) } ?? .failure(PHPhotosError(.missingResource)))
    }
  }

  /// Returns all photos.
  ///
  /// - Throws: ``PHPhotosError/Code/missingResource`` if one does not exist, so that none is saved.
  func files() throws -> [SavedFile] {
    try wanted.withLock { $0 }.map { try $0.get() }
  }
}
