public import Foundation
import StrataDeviceServices
public import SwiftUICore
public import UniformTypeIdentifiers

extension View {
  /// Saves a document to a file when `isPresented` becomes `true`.
  ///
  ///     .fileExporter(
  ///       isPresented: $isSaving, document: note, contentType: .plainText, defaultFilename: "Note"
  ///     ) { result in … }
  ///
  /// Partial: the browser saves the file in its downloads folder; it asks for another place only if
  /// the person has set it to do so. So the URL of the result has the name of the file, but no
  /// folder.
  ///
  /// - Parameters:
  ///   - isPresented: A binding that starts the saving when it becomes `true`.
  ///   - document: The document that is saved; `nil` for none.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: The suggested name of the file; `nil` for none.
  ///   - onCompletion: A function that is called with the URL of the file, or with an error.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    FileExportHost(
      base: self, isPresented: isPresented, document: document, type: contentType,
      name: defaultFilename, completion: onCompletion)
  }

  /// Saves a document when `isPresented` becomes `true`, to a file of the first of several types.
  ///
  /// Partial: the limits of
  /// ``fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)`` apply.
  /// `onCancellation` is not called, as a browser does not report a cancellation.
  ///
  /// - Parameters:
  ///   - isPresented: A binding that starts the saving when it becomes `true`.
  ///   - document: The document that is saved; `nil` for none.
  ///   - contentTypes: The types in which the document can be saved.
  ///   - defaultFilename: The suggested name of the file; `nil` for none.
  ///   - onCompletion: A function that is called with the URL of the file, or with an error.
  ///   - onCancellation: A function that is called if the person cancels.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    FileExportHost(
      base: self, isPresented: isPresented, document: document,
      type: contentTypes.first ?? D.writableContentTypes.first ?? .data, name: defaultFilename,
      completion: onCompletion)
  }
}

/// The view that saves the document when `isPresented` becomes `true`.
nonisolated private struct FileExportHost<Base: View, D: FileDocument>: View {
  var base: Base
  var isPresented: Binding<Bool>
  var document: D?
  var type: UTType
  var name: String?
  var completion: (Result<URL, any Error>) -> Void
  @State private var saving = Saving()

  @MainActor var body: some View {
    base.task(id: isPresented.wrappedValue) {
      if isPresented.wrappedValue { saving.begin { await save() } }
    }
  }

  @MainActor private func save() async {
    guard let document else { return isPresented.wrappedValue = false }
    let result: Result<URL, any Error>
    do {
      let file = try SavedFile(document, type: type, name: name)
      let requests = DeviceHost.current?.requests ?? NoDeviceRequests()
      try await file.save(through: requests)
      result = .success(URL(fileURLWithPath: "/" + file.name))
    } catch DeviceRequestError.cancelled {
      return
    } catch is DeviceRequestError {
      result = .failure(CocoaError(.fileWriteUnknown))
    } catch {
      result = .failure(error)
    }
    isPresented.wrappedValue = false
    completion(result)
  }
}

/// Ensures that only one save runs at a time, however often the view is evaluated.
@MainActor private final class Saving {
  private var isUnderWay = false

  nonisolated init() {}

  func begin(_ save: @escaping @MainActor () async -> Void) {
    guard !isUnderWay else { return }
    isUnderWay = true
    Task {
      await save()
      isUnderWay = false
    }
  }
}
