import Foundation
import StrataDeviceServices
import StrataRendering
import StrataSwiftUIAccessibility
import StrataSwiftUIControls
import StrataSwiftUIDrawing
import StrataSwiftUILayout
import StrataViewTree
import SwiftUICore
import UniformTypeIdentifiers

/// A sheet with the browser's file field, as a page cannot open a file dialog by itself.
struct FileChooser: View {
  var types: [UTType]
  var allowsMany: Bool
  var files: ReceivedFiles
  var finish: (Result<[URL], any Error>) -> Void
  var cancel: @MainActor () -> Void
  /// The sentence that asks for a file.
  var title = FrameworkWords.Word.chooseFile
  /// The sentence below the field; `nil` for none.
  var message: FrameworkWords.Word?
  /// The camera that a phone opens instead of its files, `user` or `environment`; `nil` for none.
  var camera: String?
  /// The size of a picture in bytes to which the browser makes larger ones smaller; 0 to leave them.
  var pictureSize = 0
  @State private var reading = ReadingTask()
  @State private var isReading = false
  @Environment(\.locale) private var locale

  var body: some View {
    let words = FrameworkWords(locale)
    VStack(alignment: .leading, spacing: 20) {
      Text(verbatim: words[title])
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      FileField(
        accept: accepted, allowsMany: allowsMany, isEnabled: !isReading, camera: camera,
        label: words[title], chosen: read)
      if let message { Text(verbatim: words[message]).font(.footnote) }
      HStack {
        if isReading { ProgressView() }
        Spacer()
        Button(words[.cancel], role: .cancel) { cancel() }
          .attribute(.identifier, "FileCancel")
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(20)
    .onDisappear { reading.task?.cancel() }
  }

  /// The value of HTML's `accept` attribute: extensions and MIME types.
  private var accepted: String {
    types.flatMap { type in
      [type.preferredFilenameExtension.map { ".\($0)" }, type.preferredMIMEType].compactMap { $0 }
    }.joined(separator: ",")
  }

  private func read(_ field: ElementID) {
    let requests = DeviceHost.current?.requests ?? NoDeviceRequests()
    reading.task?.cancel()
    isReading = true
    reading.task = Task {
      let result: Result<[URL], any Error>
      do {
        result = .success(
          try await files.receive(
            from: field, through: requests, shrinks: pictureSize))
      } catch DeviceRequestError.cancelled {
        return
      } catch DeviceRequestError.refused("tooLarge") {
        result = .failure(CocoaError(.fileReadTooLarge))
      } catch {
        result = .failure(CocoaError(.fileReadUnknown))
      }
      guard !Task.isCancelled else { return }
      isReading = false
      if (try? result.get())?.isEmpty != true { finish(result) }
    }
  }
}

/// The reading task, to be cancelled when the sheet disappears.
@MainActor final class ReadingTask {
  var task: Task<Void, Never>?
  nonisolated init() {}
}

/// The browser's file field.
private struct FileField: View {
  typealias Body = Never
  var accept: String
  var allowsMany: Bool
  var isEnabled: Bool
  var camera: String?
  var label: String
  var chosen: @MainActor (ElementID) -> Void

  /// The identifier of the element, which is known once the element is created.
  @MainActor private final class Known { var id: ElementID? }

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var element = Element(.fileField, events: .change)
    element[.label] = view.label
    element[.identifier] = "FileField"
    element[.accepted] = view.accept.isEmpty ? nil : view.accept
    element.set(.isMultiple, view.allowsMany)
    element[.camera] = view.camera
    element.set(.isDisabled, !view.isEnabled)
    let known = Known()
    let handler: EventHandler = { _ in
      if let id = known.id { view.chosen(id) }
    }
    let node = ElementNode.update(old, context, element, handlers: [(.change, handler)])
    known.id = (node as? ElementNode)?.id
    return node
  }
}
