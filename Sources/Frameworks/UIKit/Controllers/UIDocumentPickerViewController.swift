public import Foundation
import StrataDeviceServices
import StrataSwiftUIApp
public import UniformTypeIdentifiers

/// A controller by which a person chooses files for the app, or saves the app's files.
///
///     let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.json])
///     picker.delegate = self
///     present(picker, animated: true)
///
/// Partial: it is a sheet with the browser's file field. The chosen files are copies that the
/// device's last four choices keep, and those of one choice may have 8 MiB together. Folders cannot
/// be chosen. Files are saved as downloads, of which a browser reports no place.
open class UIDocumentPickerViewController: UIViewController {
  private enum Work {
    case open([UTType])
    case export([URL])
  }

  private let work: Work
  /// The object that receives the choice.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// A Boolean value that indicates whether several files can be chosen.
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether the endings of file names are shown.
  ///
  /// Accepted: it has no effect; the person's system decides in its file dialog.
  open var shouldShowFileExtensions = false
  /// The folder in which the dialog begins.
  ///
  /// Accepted: it has no effect; the person's system decides in its file dialog.
  open var directoryURL: URL?

  /// Creates a controller by which a person chooses files.
  ///
  /// - Parameters:
  ///   - contentTypes: The types of files that can be chosen.
  ///   - asCopy: Not used; the app always receives copies, since the files are on another computer.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    work = .open(contentTypes)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller by which a person chooses files of some types.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Creates a controller that saves files of the app as downloads of the browser.
  ///
  /// - Parameters:
  ///   - urls: The files to save.
  ///   - asCopy: Not used; the app keeps its files, since a browser does not report whether a
  ///     download was kept.
  public init(forExporting urls: [URL], asCopy: Bool) {
    work = .export(urls)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that saves files of the app as downloads of the browser.
  public convenience init(forExporting urls: [URL]) {
    self.init(forExporting: urls, asCopy: false)
  }

  public required init?(coder: NSCoder) {
    work = .open([.item])
    super.init(coder: coder)
  }

  override func screen() -> AnyView {
    switch work {
    case .open(let types):
      AnyView(
        PhotoChooser(
          documents: types, allowsMany: allowsMultipleSelection,
          finish: { [weak self] in self?.choose($0) },
          cancel: { [weak self] in self?.end { $0.documentPickerWasCancelled($1) } }))
    case .export(let urls):
      AnyView(ProgressView().task { [weak self] in await self?.export(urls) })
    }
  }

  private func choose(_ files: [ChosenFile]) {
    DeviceApplication.current.keep(files)
    end { $0.documentPicker($1, didPickDocumentsAt: files.map(\.url)) }
  }

  /// Saves files. One that cannot be read, or a closed window, counts as a cancellation, as the
  /// delegate has no call for an error.
  private func export(_ urls: [URL]) async {
    let requests = DeviceHost.current?.requests ?? NoDeviceRequests()
    do {
      for url in urls {
        let type = UTType(filenameExtension: url.pathExtension) ?? .data
        let file = SavedFile(
          name: url.lastPathComponent, type: type, contents: try Data(contentsOf: url))
        try await file.save(through: requests)
      }
      let saved = urls.map { URL(fileURLWithPath: "/" + $0.lastPathComponent) }
      end { $0.documentPicker($1, didPickDocumentsAt: saved) }
    } catch {
      end { $0.documentPickerWasCancelled($1) }
    }
  }

  /// Dismisses the controller, as Apple's does by itself, and tells the delegate.
  ///
  /// It is dismissed first, so that the delegate may present something else.
  private func end(
    _ tell: @MainActor (any UIDocumentPickerDelegate, UIDocumentPickerViewController) -> Void
  ) {
    let delegate = delegate
    dismiss(animated: true)
    if let delegate { tell(delegate, self) }
  }
}

/// An object that receives the files that a person has chosen in a
/// ``UIDocumentPickerViewController``.
@MainActor @preconcurrency public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Called with the chosen or saved files. By default does nothing.
  ///
  /// - Parameters:
  ///   - controller: The controller, which has been dismissed.
  ///   - urls: The files; saved files have a name but no folder.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called if nothing was chosen or saved. By default does nothing.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}

  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
