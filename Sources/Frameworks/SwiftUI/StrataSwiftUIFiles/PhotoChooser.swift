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
/// On a phone the browser offers its photos and its camera in this field. It makes photos of more than
/// 1 MiB smaller before it sends them, as far as it can show them.
package struct PhotoChooser: View {
  let types: [UTType]
  /// The largest number of files; 0 or less for no limit.
  let limit: Int
  /// The camera to open, `user` or `environment`; `nil` for none.
  let camera: String?
  let finish: @MainActor ([ChosenFile]) -> Void
  let cancel: @MainActor () -> Void
  private let title: FrameworkWords.Word
  /// The size of a picture in bytes to which the browser makes larger ones smaller; 0 to leave them.
  private let pictureSize: Int
  @State private var files = ReceivedFiles()
  @State private var message: FrameworkWords.Word?

  /// Creates a field for photos and movies.
  ///
  /// - Parameters:
  ///   - types: The types of files that can be chosen.
  ///   - limit: The largest number of files; 0 or less for no limit.
  ///   - camera: The camera to open, `user` or `environment`; `nil` for none.
  ///   - asTheyAre: `true` to make photos smaller only if all of them together are too large;
  ///     `false` to make each large one smaller.
  ///   - finish: A function that is called with the chosen files.
  ///   - cancel: A function that is called if the person cancels.
  package init(
    types: [UTType], limit: Int, camera: String? = nil, asTheyAre: Bool = false,
    finish: @escaping @MainActor ([ChosenFile]) -> Void, cancel: @escaping @MainActor () -> Void
  ) {
    (self.types, self.limit, self.camera) = (types, limit, camera)
    (self.finish, self.cancel) = (finish, cancel)
    pictureSize = asTheyAre ? ReceivedFiles.largest : ReceivedFiles.photo
    title = camera != nil ? .takePhoto : limit == 1 ? .choosePhoto : .choosePhotos
  }

  /// Creates a field for files of any kind.
  package init(
    documents types: [UTType], allowsMany: Bool,
    finish: @escaping @MainActor ([ChosenFile]) -> Void, cancel: @escaping @MainActor () -> Void
  ) {
    (self.types, limit, camera) = (types, allowsMany ? 0 : 1, nil)
    (self.finish, self.cancel, title) = (finish, cancel, .chooseFile)
    pictureSize = 0
  }

  package var body: some View {
    FileChooser(
      types: types, allowsMany: limit != 1, files: files, finish: take, cancel: cancel,
      title: title, message: message, camera: camera, pictureSize: pictureSize)
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
