public import Photos

/// The configuration of a ``PHPickerViewController``.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// The encoding in which photos are sent.
  public enum AssetRepresentationMode: Int, Sendable {
    /// The system chooses the format.
    case automatic
    /// The format in which the photo is stored.
    case current
    /// A format that most programs can read.
    case compatible
  }
  /// The way in which a person chooses several photos.
  ///
  /// Accepted: the browser's file dialog decides.
  public enum Selection: Int, Sendable {
    /// The photos are not numbered.
    case `default`
    /// The photos are in the order in which they were chosen.
    case ordered
    /// The delegate is called after each change.
    case continuous
    /// The delegate is called after each change, with the photos in the order in which they were
    /// chosen.
    case continuousAndOrdered
    /// Photos of people are offered first.
    case people
  }

  /// The offered photos and movies; `nil` for all.
  public var filter: PHPickerFilter?
  /// The largest number of files; 0 for any. Of more files, the first are taken, as a browser does
  /// not limit their number.
  public var selectionLimit = 1
  /// The encoding in which photos are sent: with `current`, a phone may send HEIC, which no page
  /// shows.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The way in which a person chooses several photos.
  ///
  /// Accepted: the browser's file dialog decides.
  public var selection = Selection.default
  /// The photos that are chosen at first.
  ///
  /// Accepted: photos have no identifiers here.
  public var preselectedAssetIdentifiers: [String] = []

  /// Creates a configuration for one photo or movie.
  public init() {}

  /// Creates a configuration for one photo or movie.
  ///
  /// - Parameter photoLibrary: Not used: photos have no identifiers here.
  public init(photoLibrary: PHPhotoLibrary) {}
}
