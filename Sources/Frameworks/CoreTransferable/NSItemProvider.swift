public import Foundation
public import UniformTypeIdentifiers

/// An item that a person has chosen, whose content is loaded when it is needed.
///
///     provider.loadObject(ofClass: UIImage.self) { image, error in … }
///
/// Partial: it provides a file, such as one that `PHPickerViewController` returns; items cannot be
/// dragged between apps. Closures are called on a thread of Swift's concurrency, for the device of
/// the caller.
open class NSItemProvider: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: all values are constants.
  private let content: TransferContent?
  private let types: [UTType]
  /// The value that keeps the file on the disk until the provider is released.
  private let keeper: (any Sendable)?
  /// The name of the file, without its extension.
  public let suggestedName: String?

  /// Creates a provider without content.
  public override init() {
    (content, types, keeper, suggestedName) = (nil, [], nil, nil)
  }

  /// Creates a provider of a file's content; returns `nil` if there is no such file.
  public init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
    (content, keeper) = (.file(fileURL), nil)
    types = [UTType.type(of: fileURL)]
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
  }

  package init(file: URL, keeper: any Sendable) {
    (content, self.keeper) = (.file(file), keeper)
    types = [UTType.type(of: file)]
    suggestedName = file.deletingPathExtension().lastPathComponent
  }

  // MARK: Types

  /// The identifiers of the content's types.
  open var registeredTypeIdentifiers: [String] { types.map(\.identifier) }

  /// The types in which the item's content is available.
  open var registeredContentTypes: [UTType] { types }

  /// Returns whether the content has the type with an identifier, or a subtype of it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    guard let type = UTType(typeIdentifier) else { return false }
    return types.contains { $0.conforms(to: type) }
  }

  /// Returns whether the content has the type with an identifier, or a subtype of it.
  open func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String) -> Bool {
    hasItemConformingToTypeIdentifier(typeIdentifier)
  }

  // MARK: Objects

  /// Returns whether an object of a class can be created from the content.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    readable(by: aClass) != nil
  }

  /// Creates an object from the content, and calls a closure with it.
  ///
  /// - Parameters:
  ///   - aClass: The class of the object.
  ///   - completionHandler: Receives the object, or an error.
  /// - Returns: The progress, which is complete once the closure was called.
  @preconcurrency @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let type = readable(by: aClass)
    return load(type) { data, identifier in
      try aClass.object(withItemProviderData: data, typeIdentifier: identifier)
    } then: {
      completionHandler($0, $1)
    }
  }

  private func readable(by aClass: any NSItemProviderReading.Type) -> String? {
    aClass.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier)
  }

  // MARK: Content

  /// Reads the content as bytes, and calls a closure with them.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the type of the data.
  ///   - completionHandler: Receives the bytes, or an error if the content has another type.
  @preconcurrency @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let has = hasItemConformingToTypeIdentifier(typeIdentifier)
    return load(has ? typeIdentifier : nil) { data, _ in
      data
    } then: {
      completionHandler($0, $1)
    }
  }

  /// Reads the content as bytes, and calls a closure with them.
  ///
  /// - Parameters:
  ///   - contentType: The type of the file.
  ///   - completionHandler: A function that is called with the bytes or an error.
  @preconcurrency @discardableResult open func loadDataRepresentation(
    for contentType: UTType,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Calls a closure with the content as a file, which is deleted when the closure has returned. To
  /// keep the file, copy it.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the type of the data.
  ///   - completionHandler: A function that is called with the file or an error.
  @preconcurrency @discardableResult open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let has = hasItemConformingToTypeIdentifier(typeIdentifier)
    let (content, type) = (content, types.first ?? .data)
    return load(has ? typeIdentifier : nil) { _, _ in
      try content?.copied(as: type)
    } then: { copy, error in
      completionHandler(copy ?? nil, error)
      if let folder = copy??.deletingLastPathComponent() {
        try? FileManager.default.removeItem(at: folder)
      }
    }
  }

  /// Creates a transferable value from the content, and calls a closure with it.
  ///
  /// - Parameters:
  ///   - transferableType: The type of the value.
  ///   - completionHandler: A function that is called with the value or an error.
  @discardableResult public func loadTransferable<T: Transferable & Sendable>(
    type transferableType: T.Type,
    completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let (content, types) = (content ?? .data(Data()), types)
    Task {
      let result: Result<T, any Error>
      do {
        result =
          try await T.imported(from: content, as: types).map { .success($0) }
          ?? .failure(missing(of: "\(T.self)"))
      } catch {
        result = .failure(error)
      }
      progress.completedUnitCount = 1
      completionHandler(result)
    }
    return progress
  }

  private func missing(of type: String) -> TransferableError {
    .noRepresentation(
      type: type, contentType: registeredTypeIdentifiers.joined(separator: ", "))
  }

  /// Creates a value from the content on another thread, if the content has the type.
  private func load<Value>(
    _ type: String?, _ make: @escaping @Sendable (Data, String) throws -> Value,
    then: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task {
      let result = Result {
        guard let type, let content else { throw missing(of: "the provider") }
        return try make(content.data, type)
      }
      progress.completedUnitCount = 1
      switch result {
      case .success(let value): then(value, nil)
      case .failure(let error): then(nil, error)
      }
    }
    return progress
  }
}
