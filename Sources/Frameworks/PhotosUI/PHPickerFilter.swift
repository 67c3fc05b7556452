import SwiftUI
import UniformTypeIdentifiers

/// A filter of photos and movies.
///
/// Partial: a browser distinguishes pictures from movies only. A filter for some kind of them, such
/// as live photos, screenshots or panoramas, offers all pictures or all movies.
public struct PHPickerFilter: Hashable, Sendable {
  private let pictures: Bool
  private let movies: Bool
  /// A Boolean value that indicates whether exactly those items are offered that the filter names.
  private let isExact: Bool

  private init(pictures: Bool, movies: Bool, isExact: Bool) {
    (self.pictures, self.movies, self.isExact) = (pictures, movies, isExact)
  }

  /// A filter for pictures.
  public static let images = PHPickerFilter(pictures: true, movies: false, isExact: true)
  /// A filter for movies.
  public static let videos = PHPickerFilter(pictures: false, movies: true, isExact: true)
  /// A filter for live photos; all pictures are offered.
  public static let livePhotos = PHPickerFilter(pictures: true, movies: false, isExact: false)
  /// A filter for screenshots; all pictures are offered.
  public static let screenshots = livePhotos
  /// A filter for panoramas; all pictures are offered.
  public static let panoramas = livePhotos
  /// A filter for bursts; all pictures are offered.
  public static let bursts = livePhotos
  /// A filter for pictures with a depth effect; all pictures are offered.
  public static let depthEffectPhotos = livePhotos
  /// A filter for movies in slow motion; all movies are offered.
  public static let slomoVideos = PHPickerFilter(pictures: false, movies: true, isExact: false)
  /// A filter for time lapses; all movies are offered.
  public static let timelapseVideos = slomoVideos
  /// A filter for recordings of the screen; all movies are offered.
  public static let screenRecordings = slomoVideos
  /// A filter for cinematic movies; all movies are offered.
  public static let cinematicVideos = slomoVideos

  /// Returns a filter for the items that at least one of several filters offers.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(
      pictures: subfilters.contains { $0.pictures }, movies: subfilters.contains { $0.movies },
      isExact: subfilters.allSatisfy(\.isExact))
  }

  /// Returns a filter for the items that all of several filters offer.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(
      pictures: subfilters.allSatisfy { $0.pictures }, movies: subfilters.allSatisfy { $0.movies },
      isExact: subfilters.allSatisfy(\.isExact))
  }

  /// Returns a filter for the items that another filter does not offer.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    filter.isExact
      ? PHPickerFilter(pictures: !filter.pictures, movies: !filter.movies, isExact: true)
      : PHPickerFilter(pictures: true, movies: true, isExact: false)
  }

  /// Returns the types of files that the browser's file field accepts.
  ///
  /// - Parameter asTheyAre: Whether a phone may send pictures in a format that pages cannot show,
  ///   such as HEIC.
  func types(asTheyAre: Bool) -> [UTType] {
    (pictures ? (asTheyAre ? [.image] : UTType.shownPictures) : [])
      + (movies ? [.movie, .mpeg4Movie, .quickTimeMovie] : [])
  }

  /// The filter that offers all pictures and movies.
  static let everything = any(of: [.images, .videos])
}
