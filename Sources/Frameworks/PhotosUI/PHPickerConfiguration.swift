public import Photos

/// The configuration of a ``PHPickerViewController``.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// The encoding in which the browser sends photos.
  public enum AssetRepresentationMode: Int, Sendable {
    /// The system chooses the format of the photos.
    case automatic
    /// The photo is sent in the format in which it is stored.
    case current
    /// The photo is sent in a format that most programs can read.
    case compatible
  }
  /// The way in which a person chooses several photos.
  ///
  /// Accepted: it has no effect, since the browser's file dialog decides.
  public enum Selection: Int, Sendable {
    /// The chosen photos are not numbered.
    case `default`
    /// The photos are in the order in which they were chosen.
    case ordered
    /// The delegate is called after each change.
    case continuous
    /// The delegate is called after each change, with the photos in the order in which they were
    /// chosen.
    case continuousAndOrdered
    /// Photos are offered grouped by the people in them.
    case people
  }

  /// The filter of the offered photos and movies; `nil` for all.
  public var filter: PHPickerFilter?
  /// The largest number of files; 0 for no limit. A browser does not limit their number, so if the
  /// person chooses more, only the first are used.
  public var selectionLimit = 1
  /// The encoding in which the browser sends photos. With `current` a phone may send HEIC, which a
  /// page cannot show.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The way in which a person chooses several photos.
  ///
  /// Accepted: it has no effect, since the browser's file dialog decides.
  public var selection = Selection.default
  /// The identifiers of the photos that are selected at first.
  ///
  /// Accepted: it has no effect, since a browser reports no identifiers of photos.
  public var preselectedAssetIdentifiers: [String] = []

  /// Creates a configuration for one photo or movie.
  public init() {}

  /// Creates a configuration for one photo or movie in a library.
  ///
  /// - Parameter photoLibrary: The library, which is not used, since a browser reports no
  ///   identifiers of photos.
  public init(photoLibrary: PHPhotoLibrary) {}
}
