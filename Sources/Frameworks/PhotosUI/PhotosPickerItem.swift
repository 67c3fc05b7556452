public import CoreTransferable
public import Foundation
import SwiftUI
public import UniformTypeIdentifiers

/// A photo or movie that a person has chosen in a ``PhotosPicker``.
///
///     if let data = try await item.loadTransferable(type: Data.self) { … }
///
/// The file is on the server once it is chosen, and is deleted with the last copy of the item.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The encoding in which photos are sent: with `current`, a phone may send HEIC, which no page
  /// shows.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    let asTheyAre: Bool
    /// An encoding that pages show.
    public static let automatic = EncodingDisambiguationPolicy(asTheyAre: false)
    /// The encoding in which the photo is stored.
    public static let current = EncodingDisambiguationPolicy(asTheyAre: true)
    /// An encoding that pages show.
    public static let compatible = automatic
  }

  private let file: ChosenFile?
  /// The identifier with which the item was made; `nil` for a chosen one, as a browser does not
  /// report it.
  public let itemIdentifier: String?
  /// The types of the content: one, recognized by its first bytes.
  public let supportedContentTypes: [UTType]

  /// Creates an item with an identifier.
  ///
  /// Partial: it has no content, as the app reads only what a person chooses.
  public init(itemIdentifier: String) {
    (file, self.itemIdentifier, supportedContentTypes) = (nil, itemIdentifier, [])
  }

  init(_ file: ChosenFile) {
    (self.file, itemIdentifier) = (file, nil)
    supportedContentTypes = [UTType.type(of: file.url)]
  }

  /// Returns the content as a value, or `nil` if the type has no representation for it.
  ///
  /// - Throws: the error of the value's representation.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    guard let file else { return nil }
    return try await T.imported(from: .file(file.url), as: supportedContentTypes)
  }

  /// Passes the content as a value, or `nil` if the type has no representation for it.
  ///
  /// - Parameters:
  ///   - type: The type of value to make from the content.
  ///   - completionHandler: A function that is called with the value or an error.
  /// - Returns: The progress, which is complete once the closure is called.
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
