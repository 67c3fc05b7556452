public import CoreTransferable
public import Foundation
import SwiftUI
public import UniformTypeIdentifiers

/// A photo or movie that a person has chosen in a ``PhotosPicker``.
///
///     if let data = try await item.loadTransferable(type: Data.self) { … }
///
/// The file of the item is on the server once the person has chosen it, and is deleted when the
/// last copy of the item is released.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The encoding in which the browser sends photos. With `current` it sends the file as it is, and
  /// a phone may send HEIC, which a page cannot show; otherwise it makes large photos smaller.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    let asTheyAre: Bool
    /// The photo is sent in a format that pages can show.
    public static let automatic = EncodingDisambiguationPolicy(asTheyAre: false)
    /// The photo is sent in the format in which it is stored.
    public static let current = EncodingDisambiguationPolicy(asTheyAre: true)
    /// The photo is sent in a format that pages can show.
    public static let compatible = automatic
  }

  private let file: ChosenFile?
  /// The identifier with which the app created the item; `nil` for an item that a person has
  /// chosen, as a browser does not report it.
  public let itemIdentifier: String?
  /// The types of the content: only one, recognized by the first bytes.
  public let supportedContentTypes: [UTType]

  /// Creates an item with an identifier.
  ///
  /// Partial: the item has no content, as an app can read only the items that a person chooses.
  public init(itemIdentifier: String) {
    (file, self.itemIdentifier, supportedContentTypes) = (nil, itemIdentifier, [])
  }

  init(_ file: ChosenFile) {
    (self.file, itemIdentifier) = (file, nil)
    supportedContentTypes = [UTType.type(of: file.url)]
  }

  /// Returns the content as a value; `nil` if the value's type has no representation for the
  /// content's type.
  ///
  /// - Throws: The error of the value's representation.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    guard let file else { return nil }
    return try await T.imported(from: .file(file.url), as: supportedContentTypes)
  }

  /// Calls a function with the content as a value; with `nil` if the value's type has no
  /// representation for the content's type.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - completionHandler: A function that is called with the value or an error.
  /// - Returns: The progress, which is complete once the function was called.
  @discardableResult public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task {
      let result: Result<T?, any Error>
      do {
        result = .success(try await loadTransferable(type: type))
      } catch {
        result = .failure(error)
      }
      progress.completedUnitCount = 1
      completionHandler(result)
    }
    return progress
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.file === right.file && left.itemIdentifier == right.itemIdentifier
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(file.map(ObjectIdentifier.init))
    hasher.combine(itemIdentifier)
  }
}
