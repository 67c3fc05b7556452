import SwiftUI
import UniformTypeIdentifiers

/// A filter of photos and movies.
///
/// Partial: a browser distinguishes pictures from movies; it does not know which of them are live photos,
/// screenshots, panoramas and the like, so that all pictures or movies are offered for these.
public struct PHPickerFilter: Hashable, Sendable {
  private let pictures: Bool
  private let movies: Bool
  /// A Boolean value that indicates whether the offer is exactly what the filter means.
  private let isExact: Bool

  private init(pictures: Bool, movies: Bool, isExact: Bool) {
    (self.pictures, self.movies, self.isExact) = (pictures, movies, isExact)
  }

  /// Pictures.
  public static let images = PHPickerFilter(pictures: true, movies: false, isExact: true)
  /// Movies.
  public static let videos = PHPickerFilter(pictures: false, movies: true, isExact: true)
  /// Pictures with a movie; all pictures are offered.
  public static let livePhotos = PHPickerFilter(pictures: true, movies: false, isExact: false)
  /// Pictures of the screen; all pictures are offered.
  public static let screenshots = livePhotos
  /// Panoramas; all pictures are offered.
  public static let panoramas = livePhotos
  /// Bursts; all pictures are offered.
  public static let bursts = livePhotos
  /// Pictures with depth; all pictures are offered.
  public static let depthEffectPhotos = livePhotos
  /// Movies in slow motion; all movies are offered.
  public static let slomoVideos = PHPickerFilter(pictures: false, movies: true, isExact: false)
  /// Time lapses; all movies are offered.
  public static let timelapseVideos = slomoVideos
  /// Recordings of the screen; all movies are offered.
  public static let screenRecordings = slomoVideos
  /// Cinematic movies; all movies are offered.
  public static let cinematicVideos = slomoVideos

  /// Returns a filter for what one of several filters offers.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(
      pictures: subfilters.contains { $0.pictures }, movies: subfilters.contains { $0.movies },
      isExact: subfilters.allSatisfy(\.isExact))
  }

  /// Returns a filter for what each of several filters offers.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(
      pictures: subfilters.allSatisfy { $0.pictures }, movies: subfilters.allSatisfy { $0.movies },
      isExact: subfilters.allSatisfy(\.isExact))
  }

  /// Returns a filter for what another one does not offer.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    filter.isExact
      ? PHPickerFilter(pictures: !filter.pictures, movies: !filter.movies, isExact: true)
      : PHPickerFilter(pictures: true, movies: true, isExact: false)
  }

  /// Returns the types that a file field asks for.
  ///
  /// - Parameter asTheyAre: Whether a phone may send pictures that only it can show, such as HEIC.
  func types(asTheyAre: Bool) -> [UTType] {
    (pictures ? (asTheyAre ? [.image] : UTType.shownPictures) : [])
      + (movies ? [.movie, .mpeg4Movie, .quickTimeMovie] : [])
  }

  /// The offer without a filter.
  static let everything = any(of: [.images, .videos])
}
