public import CoreTransferable
public import Foundation
public import SwiftUI

/// A controller by which a person chooses photos and movies.
///
///     var configuration = PHPickerConfiguration()
///     configuration.filter = .images
///     let picker = PHPickerViewController(configuration: configuration)
///     picker.delegate = self
///     present(picker, animated: true)
///
/// Partial: it is a sheet with the browser's file field, in which a phone offers its photos and its
/// camera. Pictures of more than 1 MiB arrive as JPEG of at most 2,048 pixels a side and 1 MiB, but for
/// GIFs; with `current`, only if all files together have more than 8 MiB, and then of 4,096 pixels.
/// Other files of more than 8 MiB together are refused.
public final class PHPickerViewController: UIViewController {
  /// The kinds and the number of items that the person can choose.
  public let configuration: PHPickerConfiguration
  /// The object that receives the chosen items.
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Creates a controller by which a person chooses photos and movies.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    substitute = chooser
  }

  /// Returns `nil`, since archives are not read.
  public required init?(coder: NSCoder) { return nil }

  private var chooser: AnyView {
    let filter = configuration.filter ?? .everything
    let asTheyAre = configuration.preferredAssetRepresentationMode == .current
    return AnyView(
      PhotoChooser(
        types: filter.types(asTheyAre: asTheyAre), limit: configuration.selectionLimit,
        asTheyAre: asTheyAre,
        finish: { [weak self] in self?.finish($0) }, cancel: { [weak self] in self?.finish([]) }))
  }

  private func finish(_ files: [ChosenFile]) {
    guard let delegate else { return dismiss(animated: true) }
    delegate.picker(self, didFinishPicking: files.map { PHPickerResult($0) })
  }
}

/// A photo or movie that a person has chosen.
public struct PHPickerResult: Hashable, @unchecked Sendable {
  // Unchecked, since the provider's class is open; see NSItemProvider.
  /// The provider that loads the content.
  public let itemProvider: NSItemProvider
  /// The identifier in the photo library: always `nil`, as a browser does not report it.
  public var assetIdentifier: String? { nil }

  init(_ file: ChosenFile) { itemProvider = NSItemProvider(file: file.url, keeper: file) }
}

/// An object that receives the items that a person has chosen in a ``PHPickerViewController``.
@MainActor @preconcurrency public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called with the chosen items, or with none if the person has cancelled. The delegate has to
  /// dismiss the controller.
  ///
  /// - Parameters:
  ///   - picker: The picker.
  ///   - results: The chosen photos and movies.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
