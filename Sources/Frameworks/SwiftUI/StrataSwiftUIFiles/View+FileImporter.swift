public import Foundation
import StrataSwiftUINavigation
public import SwiftUICore
public import UniformTypeIdentifiers

extension View {
  /// Presents a sheet to choose a file for the app to read.
  ///
  ///     .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.json]) { result in
  ///       if case .success(let url) = result { read(url) }
  ///     }
  ///
  /// Partial: a file of more than 8 MiB fails with `CocoaError.fileReadTooLarge`. The chosen file
  /// is a copy that exists until the next choice or until the view is removed.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the sheet is shown.
  ///   - allowedContentTypes: The types of files that can be chosen.
  ///   - onCompletion: A function that is called with the chosen files, or with an error.
  nonisolated public func fileImporter(
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

  /// Presents a sheet to choose one file or several for the app to read.
  ///
  /// Partial: the files may have at most 8 MiB together.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the sheet is shown.
  ///   - allowedContentTypes: The types of files that can be chosen.
  ///   - allowsMultipleSelection: Whether several files can be chosen.
  ///   - onCompletion: A function that is called with the chosen files, or with an error.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion,
      onCancellation: {})
  }

  /// Presents a sheet to choose files for the app to read, with an action if the user cancels.
  ///
  /// Partial: the files may have at most 8 MiB together.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the sheet is shown.
  ///   - allowedContentTypes: The types of files that can be chosen.
  ///   - allowsMultipleSelection: Whether several files can be chosen.
  ///   - onCompletion: A function that is called with the chosen files, or with an error.
  ///   - onCancellation: A function that is called if the person cancels.
  nonisolated public func fileImporter(
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
  /// The result with the URL; `nil` if it is a success without a URL.
  fileprivate var flatMapped: Result<URL, any Error>? {
    switch self {
    case .success(let value): (value as? URL).map { .success($0) }
    case .failure(let error): .failure(error)
    }
  }
}

/// Presents the sheet while `isPresented` is `true`.
nonisolated private struct FileImportHost<Base: View>: View {
  var base: Base
  var isPresented: Binding<Bool>
  var types: [UTType]
  var allowsMany: Bool
  var completion: (Result<[URL], any Error>) -> Void
  var cancellation: () -> Void
  @State private var files = ReceivedFiles()

  @MainActor var body: some View {
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
