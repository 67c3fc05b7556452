import Foundation
import StrataSwiftUIDrawing
package import SwiftUICore
package import UniformTypeIdentifiers

/// A file that a person has chosen, which exists until the last instance is released.
package final class ChosenFile: Sendable {
  package let url: URL
  /// The files of the person's choice, which are deleted when the last of them is released.
  private let files: ReceivedFiles

  init(_ url: URL, of files: ReceivedFiles) { (self.url, self.files) = (url, files) }
}

/// The browser's file field for photos, movies or other files, with a sentence if they cannot be read.
///
/// On a phone the browser offers its photos and its camera in this field. Of photos that are too large
/// together, the browser makes those smaller that it can show.
package struct PhotoChooser: View {
  let types: [UTType]
  /// The largest number of files; 0 or less for no limit.
  let limit: Int
  /// The camera to open, `user` or `environment`; `nil` for none.
  let camera: String?
  let finish: @MainActor ([ChosenFile]) -> Void
  let cancel: @MainActor () -> Void
  private let title: FrameworkWords.Word
  private let shrinksPictures: Bool
  @State private var files = ReceivedFiles()
  @State private var message: FrameworkWords.Word?

  package init(
    types: [UTType], limit: Int, camera: String? = nil,
    finish: @escaping @MainActor ([ChosenFile]) -> Void, cancel: @escaping @MainActor () -> Void
  ) {
    (self.types, self.limit, self.camera) = (types, limit, camera)
    (self.finish, self.cancel) = (finish, cancel)
    shrinksPictures = true
    title = camera != nil ? .takePhoto : limit == 1 ? .choosePhoto : .choosePhotos
  }

  /// Creates a field for files of any kind.
  package init(
    documents types: [UTType], allowsMany: Bool,
    finish: @escaping @MainActor ([ChosenFile]) -> Void, cancel: @escaping @MainActor () -> Void
  ) {
    (self.types, limit, camera) = (types, allowsMany ? 0 : 1, nil)
    (self.finish, self.cancel, title) = (finish, cancel, .chooseFile)
    shrinksPictures = false
  }

  package var body: some View {
    FileChooser(
      types: types, allowsMany: limit != 1, files: files, finish: take, cancel: cancel,
      title: title, message: message, camera: camera, shrinksPictures: shrinksPictures)
  }

  private func take(_ result: Result<[URL], any Error>) {
    do {
      let urls = try result.get().prefix(limit > 0 ? limit : .max)
      let chosen = urls.map { ChosenFile($0, of: files) }
      // The next choice must not delete the files of this one.
      files = ReceivedFiles()
      message = nil
      finish(chosen)
    } catch CocoaError.fileReadTooLarge {
      message = .filesTooLarge
    } catch {
      message = .filesUnreadable
    }
  }
}

extension UTType {
  /// The types of pictures that a page can show. A phone converts other types, such as HEIC, to one
  /// of them.
  package static let shownPictures: [UTType] = [.jpeg, .png, .webP, .gif]
}
