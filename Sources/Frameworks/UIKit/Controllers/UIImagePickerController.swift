public import Foundation
import StrataSwiftUIApp
import UniformTypeIdentifiers

/// A controller by which a person chooses a photo or takes one.
///
///     let picker = UIImagePickerController()
///     picker.sourceType = .photoLibrary
///     picker.delegate = self
///     present(picker, animated: true)
///
/// Partial: it is a sheet with the browser's file field, in which a phone offers its photos and its
/// camera. It is not a `UINavigationController`, and pictures cannot be edited. One of more than 1 MiB
/// arrives as JPEG of at most 2,048 pixels a side and 1 MiB, but for a GIF, and a movie may have 8 MiB.
open class UIImagePickerController: UIViewController {
  /// The source of the pictures.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// A camera of the device.
  public enum CameraDevice: Int, Sendable { case rear, front }
  /// The kind of picture that a camera takes.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  /// The mode of a camera's flash: off, automatic or on.
  ///
  /// Accepted: it has no effect; the phone's camera app decides.
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto = 0, on = 1 }
  /// The quality of a movie.
  ///
  /// Accepted: it has no effect; the phone's camera app decides.
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// The object that receives the choice.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// The source of pictures.
  open var sourceType = SourceType.photoLibrary
  /// The identifiers of the types to choose from.
  open var mediaTypes = [UTType.image.identifier]
  /// A Boolean value that indicates whether a person may crop the picture.
  ///
  /// Accepted: it has no effect; pictures cannot be edited, and `editedImage` is not among the
  /// values.
  open var allowsEditing = false
  /// The camera to open.
  open var cameraDevice = CameraDevice.rear
  /// The kind of the camera's pictures; it follows from `mediaTypes`.
  open var cameraCaptureMode: CameraCaptureMode {
    get { types.contains { $0.conforms(to: .image) } ? .photo : .video }
    set { mediaTypes = [(newValue == .photo ? UTType.image : .movie).identifier] }
  }
  /// The mode of the camera's flash.
  ///
  /// Accepted: it has no effect; the phone's camera app decides.
  open var cameraFlashMode = CameraFlashMode.auto
  /// A Boolean value that indicates whether the camera's controls are shown.
  ///
  /// Accepted: it has no effect; the phone shows its own camera app.
  open var showsCameraControls = true
  /// The quality of movies.
  ///
  /// Accepted: it has no effect; the phone's camera app decides.
  open var videoQuality = QualityType.typeMedium
  /// The longest movie, in seconds.
  ///
  /// Accepted: it has no effect; the phone's camera app decides.
  open var videoMaximumDuration: TimeInterval = 600

  /// Returns whether pictures can come from a source.
  ///
  /// Partial: it is `true` for photos always, and for the camera in a narrow window, which counts
  /// as a phone. A computer's browser opens its file dialog instead of a camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera || UIDevice.current.userInterfaceIdiom == .phone
  }

  /// Returns the identifiers of the types that a source has; `nil` if it is not available.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? [UTType.image.identifier, UTType.movie.identifier] : nil
  }

  /// Returns whether the device has a camera: whether its window is narrow, as for
  /// ``isSourceTypeAvailable(_:)``.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool {
    isSourceTypeAvailable(.camera)
  }

  /// Returns whether a camera flashes: always `false`, as a browser does not report it.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  override func screen() -> AnyView {
    AnyView(
      PhotoChooser(
        types: types.flatMap { $0 == .image ? UTType.shownPictures : [$0] }, limit: 1,
        camera: sourceType == .camera ? (cameraDevice == .front ? "user" : "environment") : nil,
        finish: { [weak self] in self?.choose($0.first) },
        cancel: { [weak self] in self?.cancel() }))
  }

  private var types: [UTType] { mediaTypes.compactMap { UTType($0) } }

  private func cancel() {
    guard let delegate else { return dismiss(animated: true) }
    delegate.imagePickerControllerDidCancel(self)
  }

  private func choose(_ file: ChosenFile?) {
    guard let file else { return }
    chosen = file
    guard let delegate else { return dismiss(animated: true) }
    let type = UTType.type(of: file.url)
    var info: [InfoKey: Any] = [:]
    if let data = try? Data(contentsOf: file.url), let image = UIImage(data: data) {
      info = [.mediaType: UTType.image.identifier, .originalImage: image, .imageURL: file.url]
    } else {
      info = [.mediaType: type.identifier, .mediaURL: file.url]
    }
    delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  /// The chosen file, which exists as long as this controller does.
  private var chosen: ChosenFile?

  /// A key of the values that describe the chosen item.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the type's identifier, such as `public.image`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The key of the picture, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The key of the cropped picture.
    ///
    /// Accepted: the value is never present, as pictures cannot be edited.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The key of the part of the picture to which it was cropped.
    ///
    /// Accepted: the value is never present, as pictures cannot be edited.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The key of the picture's file, a `URL`. The file exists until the controller is released.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The key of the movie's file, a `URL`. The file exists until the controller is released.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The key of the camera's notes about the picture.
    ///
    /// Accepted: the value is never present, as a browser sends only the file.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }
}

/// An object that a ``UIImagePickerController`` notifies of a choice.
@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called with the chosen item. By default dismisses the controller.
  ///
  /// - Parameters:
  ///   - picker: The picker.
  ///   - info: The chosen item and facts about it, by ``UIImagePickerController/InfoKey``.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called if nothing was chosen. By default dismisses the controller.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picker.dismiss(animated: true)
  }

  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
