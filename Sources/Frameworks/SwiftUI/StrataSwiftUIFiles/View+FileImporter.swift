public import Foundation
import StrataSwiftUINavigation
public import SwiftUICore
public import UniformTypeIdentifiers

extension View {
  /// Lets a person choose a file for the app to read.
  ///
  ///     .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.json]) { result in
  ///       if case .success(let url) = result { read(url) }
  ///     }
  ///
  /// Partial: files up to 8 MiB; a larger one fails with `CocoaError.fileReadTooLarge`. What was
  /// chosen is a copy that is there until the next choice or until the view goes.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: false
    ) { result in
      if let one = result.map(\.first).flatMapped { onCompletion(one) }
    }
  }

  /// The same for several files.
  ///
  /// Partial: files up to 8 MiB together.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion,
      onCancellation: {})
  }

  /// The same, told when the person gives up.
  ///
  /// Partial: files up to 8 MiB together.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    FileImportHost(
      base: self, isPresented: isPresented, types: allowedContentTypes,
      allowsMany: allowsMultipleSelection, completion: onCompletion, cancellation: onCancellation)
  }
}

extension Result where Failure == any Error {
  /// The result with a value, if there is one.
  fileprivate var flatMapped: Result<URL, any Error>? {
    switch self {
    case .success(let value): (value as? URL).map { .success($0) }
    case .failure(let error): .failure(error)
    }
  }
}

/// Presents the choice while the condition holds.
private struct FileImportHost<Base: View>: View {
  var base: Base
  var isPresented: Binding<Bool>
  var types: [UTType]
  var allowsMany: Bool
  var completion: (Result<[URL], any Error>) -> Void
  var cancellation: () -> Void
  @State private var files = ReceivedFiles()

  var body: some View {
    let asked = Binding(
      get: { isPresented.wrappedValue },
      set: { isStillAsked in
        guard !isStillAsked else { return }
        isPresented.wrappedValue = false
        cancellation()
      })
    base.sheet(isPresented: asked) {
      FileChooser(
        types: types, allowsMany: allowsMany, files: files,
        finish: { result in
          isPresented.wrappedValue = false
          completion(result)
        },
        cancel: { asked.wrappedValue = false }
      )
      .presentationDetents([.medium])
    }
  }
}
